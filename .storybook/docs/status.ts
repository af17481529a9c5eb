/** How far a component is. Every story has exactly one of these tags; `stable` is the default of all. */
export const statuses = {
  draft: 'May change or go. Use it only where it is developed.',
  stable: 'Ready to use. Its API changes as npm run api reports it.',
  deprecated: 'Do not use it in new code. Its page names the replacement.',
} as const;
export type Status = keyof typeof statuses;

const isStatus = (tag: string): tag is Status => Object.hasOwn(statuses, tag);

/** The statuses among the tags of a story. One, if the story is tagged correctly. */
export const statusesIn = (tags: readonly string[]): Status[] => tags.filter(isStatus);
