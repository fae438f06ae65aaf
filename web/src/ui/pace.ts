/** How long bots may take, in milliseconds: at once, quickly, briskly, slowly. */
export const paces: readonly number[] = [100, 500, 1000, 2500]

export const usualPace = 1000
