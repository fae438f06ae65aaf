// When in a great moment its part is done, in milliseconds: the blow has fallen, the token leaves the laurels.
export const moments = { blow: 280, token: 400 }
