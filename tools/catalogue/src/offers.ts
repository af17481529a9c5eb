import type { Form } from './forms/form.ts';
import type { SeededBrand } from './brands/brands.ts';
import type { Random } from './random.ts';
import { multiBrandSellers } from './brands/sellers.ts';
import type { Offer } from '@luxe/store-api/model';

/** Rounds rupees to a typical price: a multiple of 100, most often ending in 500 or 900. */
export function retailPrice(rupees: number, random: Random): number {
  if (rupees < 12000) return Math.max(1, Math.round(rupees / 100)) * 100;
  const thousands = Math.floor(rupees / 1000) * 1000;
  return thousands + (rupees < 250000 ? random.pick([0, 500, 500, 900]) : random.pick([0, 0, 500]));
}

/** A price in rupees, log-uniform in the form's range, so that only a few products are expensive. */
export function basePrice(form: Form, qualifier: string, random: Random): number {
  const [low, high] = form.price;
  return low * (high / low) ** (random.next() ** 1.2) * (form.factors?.[qualifier] ?? 1);
}

/** How many units of a variant are in stock: none, 1 to 3, or usually many (`plenty`). */
export type Supply = 'sold out' | 'scarce' | 'plenty';

function stockFor(supply: Supply, random: Random): number {
  if (supply === 'sold out') return 0;
  if (supply === 'scarce') return random.int(1, 3);
  const roll = random.next();
  if (roll < 0.06) return 0;
  if (roll < 0.16) return random.int(1, 3);
  if (roll < 0.3) return random.int(4, 19);
  return random.int(20, 90);
}

interface OfferInput {
  brand: SeededBrand;
  sku: string;
  /** Rupees. */
  mrp: number;
  price: number;
  supply: Supply;
  express: boolean;
}

/**
 * The offers of a variant. The first is the offer of the brand's own seller. About one variant in twelve has
 * a second seller, at the same or a higher price.
 */
export function offersFor(input: OfferInput, random: Random): Offer[] {
  const { brand, sku, mrp, price, supply, express } = input;
  const offer = (sellerId: string, rupees: number, stock: number, fast: boolean): Offer => ({
    ussid: `${sellerId}${sku}`,
    sellerId,
    mrp: mrp * 100,
    price: rupees * 100,
    stock,
    deliveryModes: fast ? ['home-delivery', 'express-delivery'] : ['home-delivery'],
  });
  const offers = [offer(brand.sellerId, price, stockFor(supply, random), express)];
  if (supply !== 'sold out' && random.chance(0.08)) {
    const second = random.pick(multiBrandSellers);
    const higherPrice = Math.min(mrp, price + Math.round(((mrp - price) * random.next()) / 100) * 100);
    offers.push(offer(second.id, higherPrice, random.int(0, 12), false));
  }
  return offers;
}
