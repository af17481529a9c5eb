import { getSessionStorage } from '@luxe/resources';

const name = 'giftCardStarted';

/** Stores that this tab has started the payment of a purchase. `id`: its number. */
export const storeStarted = (id: string): void => getSessionStorage().setItem(name, id);

/** True once after this tab has started the payment of a purchase. A reload does not count it again. */
export function claimStarted(id: string): boolean {
  const storage = getSessionStorage();
  if (storage.getItem(name) !== id) return false;
  storage.removeItem(name);
  return true;
}
