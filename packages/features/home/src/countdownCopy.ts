/** The sentences of a countdown; they come with its code. */
export const countdownCopy = {
  until: (day: string, time: string) => `Until ${day}, ${time}`,
  inDays: (days: number, day: string) => `Ends in ${days} days, on ${day}`,
  tomorrow: (time: string) => `Ends tomorrow at ${time}`,
  today: (time: string) => `Ends today at ${time}`,
} as const;
