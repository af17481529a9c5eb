import type { Clock } from '@luxe/host';
import { wishlistName } from '@luxe/format';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { createWishlists } from '../modules/wishlist/service.ts';

export function wishlistRoutes(mount: Mount, { db, clock }: { db: Database; clock: Clock }) {
  const wishlists = createWishlists(db, clock);

  mount('getAllWishlist', async ({ caller, query }) => {
    const found = await wishlists.find(caller.customerId, wishlistName, query.isWishlistPageLoad === 'true');
    if (!found) return { wishList: [], productList: [], count: 0 };
    const { name, saved, products } = found;
    return { wishList: [{ name, products }], productList: saved, count: saved.length };
  });
  mount('createWishlist', async ({ caller, body }) => {
    await wishlists.open(caller.customerId, body.wishlistName);
    return { status: 'SUCCESS' };
  });
  mount('addProductInWishlist', async ({ caller, body: { wishlistName: name, ...item } }) => ({
    status: 'SUCCESS',
    count: await wishlists.add(caller.customerId, name, item),
  }));
  mount('removeProductFromWishlist', async ({ caller, body }) => ({
    status: 'SUCCESS',
    count: await wishlists.remove(caller.customerId, body.wishlistName, body.productCode),
  }));
}
