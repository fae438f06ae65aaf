// Where somebody comes from, as limits count it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hastilude::server {

enum class AddressKind : std::uint8_t { none, v4, v6 };
// Of "192.0.2.1" or "2001:db8::1"; without brackets, port or zone.
AddressKind address_kind(std::string_view text);

// The one way in which an address is written, however it was given; IPv4 in the clothes of IPv6 is
// IPv4. What is no address stays as it is.
std::string plain_address(std::string_view address);

// What is counted as one: an IPv4 address, or a network of 64 bits of IPv6, which is what a house
// has. What is no address stays as it is.
std::string counted_address(std::string_view address);

// Whether it is one of these, however they were written.
bool is_trusted(const std::string& address, const std::vector<std::string>& trusted);

// The visitor whom a proxy names in its headers. Only the last hop is believed that no trusted
// proxy has added: what stands before it anybody can have written. The proxy's own address, if none
// is named, or if the two headers name different ones: a proxy writes one of them, and hands on the
// other as the visitor wrote it.
std::string forwarded_address(std::string_view peer, std::string_view x_forwarded_for,
                              std::string_view forwarded, const std::vector<std::string>& trusted);

}  // namespace hastilude::server
