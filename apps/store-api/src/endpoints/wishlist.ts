import type { Clock } from '@luxe/host';
import { wishlistName } from '@luxe/format';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import type { LivePolicy } from '../modules/policy/livePolicy.ts';
import { createWishlists } from '../modules/wishlist/service.ts';

interface WishlistParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
}

export function wishlistRoutes(mount: Mount, { db, clock, livePolicy }: WishlistParts) {
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
    count: await wishlists.add(caller.customerId, name, item, await livePolicy.read()),
  }));
  mount('removeProductFromWishlist', async ({ caller, body }) => ({
    status: 'SUCCESS',
    count: await wishlists.remove(caller.customerId, body.wishlistName, body.productCode),
  }));
}
