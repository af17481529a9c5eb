/** Copy of the countdown. It loads with the block, after the first load. */
export const countdownCopy = {
  until: (day: string, time: string) => `Until ${day}, ${time}`,
  inDays: (days: number, day: string) => `Ends in ${days} days, on ${day}`,
  tomorrow: (time: string) => `Ends tomorrow at ${time}`,
  today: (time: string) => `Ends today at ${time}`,
} as const;
