/** Help paths of the specification (section 2), each with the topic that it opens. */
export const helpPaths = {
  'contact-us': undefined,
  shipping: 'delivery',
  cancellation: 'cancellation',
  returns: 'returns',
  'terms-and-conditions': 'terms',
} as const;

/** The topic that a help page opens. Undefined when it opens none. */
export const helpTopicAt = (pathname: string): string | undefined =>
  helpPaths[pathname.replace(/^\/|\/$/g, '') as keyof typeof helpPaths];
