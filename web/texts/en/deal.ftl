# Deals that players can check, here and on the page for any record.
deal-check = Check this deal
deal-about = Every card of a record is drawn again here, in your browser, from what everybody committed themselves to before the deal. No server is asked.
deal-holds = { $count ->
    [one] This deal holds: the one draw follows from what everybody had committed to before it.
   *[other] This deal holds: all { $count } draws follow from what everybody had committed to before the first card.
}
deal-unsealed = This game cannot be checked: it was dealt on a device, or before deals were sealed.
deal-unopened = This game cannot be checked yet: its secrets are opened when it is over.
deal-secret = This deal is broken: the server has drawn from another secret than the one it had committed to.
deal-contribution = This deal is broken: what stands there for { $who } is not what { $who } had committed to.
deal-start = This deal is broken: somebody else begins than had been agreed.
deal-draw = This deal is broken: draw { $number } is not what follows from the secrets, which is the server’s doing.
deal-lines = The draws are right, but a line of this record was changed after it was sealed.
deal-missing = { $count ->
    [one] { $who } contributed nothing to this deal.
   *[other] { $who } contributed nothing to this deal.
}
deal-details = The details
deal-server = the server
deal-contributed = Contributed by { $who }.
deal-place = Line { $line } says
deal-instead = instead of
deal-compared = The commitments are those that this browser was told before the deal.
deal-not-compared = This browser was not there before the deal, so the commitments are those of the record alone.
deal-commitment = The server’s commitment, as it came before the deal:
deal-own = Deals with this browser: { $count }; it contributed to: { $contributed }.
deal-proves = This shows that nobody chose the cards. It cannot show that nobody looked at them.
deal-against-commitment = This deal is broken: the server’s commitment is not the one that this browser was told before the deal.
deal-against-two-stories = This deal is broken: the server told this browser two different commitments.
deal-against-withheld = This deal is broken: what this browser contributed was left out.
deal-against-others = This deal is broken: what others committed to or contributed is not what this browser was told.
