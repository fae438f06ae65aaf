# cmake -DSOURCE=src -DROOMS=room;... -DOUT=folder -P WriteHeaders.cmake
#
# Copies the headers of these rooms below a folder called hastilude. They include each other as
# hastilude/ROOM/…, so that no name of ours can be taken for somebody else's.

cmake_minimum_required(VERSION 3.25)

# Headers that are no longer there must not be installed.
foreach(room IN LISTS ROOMS)
  file(REMOVE_RECURSE "${OUT}/${room}")
endforeach()
string(REPLACE ";" "|" rooms "${ROOMS}")
foreach(room IN LISTS ROOMS)
  file(GLOB_RECURSE headers RELATIVE "${SOURCE}" "${SOURCE}/${room}/*.h")
  foreach(header IN LISTS headers)
    file(READ "${SOURCE}/${header}" text)
    string(REGEX REPLACE "#include \"((${rooms})/[^\"\n]*)\"" "#include \"hastilude/\\1\"" text "${text}")
    file(WRITE "${OUT}/${header}" "${text}")
  endforeach()
endforeach()
