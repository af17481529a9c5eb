/**
 * Version of the notice: of the list of stored data and of the sentences of the banner and the form. A test
 * of `@luxe/feature-privacy` fails when they change without this number. A new version asks everyone again.
 */
export const noticeVersion = 1;

/**
 * Whether the cookies allow preferences: the lowest bit of the answer. It reads no more, because pages load
 * it first; `parseConsent` reads the complete answer.
 */
export const allowsPreferences = (cookies: string): boolean =>
  new RegExp(`(^|; )consent=${noticeVersion}.[1357]`).test(cookies);
