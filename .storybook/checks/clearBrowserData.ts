/** Names under which Storybook stores its own settings, such as the width of its sidebar. */
const ownNames = /storybook|^sb-/i;

/**
 * Removes what stories or tests have stored in the browser, because those of one page share storage and
 * cookies. A pincode chosen in one would fill in the address form of another.
 */
export function clearBrowserData(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (!ownNames.test(name)) storage.removeItem(name);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
}
