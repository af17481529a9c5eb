import { __PRIVATE__ } from 'styled-components';
import { readSharedNames } from './sharedNames.ts';

/** Id of the link to the shared style file. */
export const sharedStylesId = 'shared-styles';

/**
 * Registers the classes of the shared style file with styled-components. If the file failed to load,
 * styled-components adds the rules itself.
 */
export async function adoptStyles(): Promise<void> {
  const link = document.getElementById(sharedStylesId) as HTMLLinkElement | null;
  if (!link) return;
  if (!link.sheet)
    await new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', resolve, { once: true });
    });
  if (!link.sheet) return;
  for (const [id, names] of readSharedNames(link.sheet))
    for (const name of names) __PRIVATE__.mainSheet.registerName(id, name);
}
