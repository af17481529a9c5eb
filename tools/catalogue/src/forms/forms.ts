import type { Form } from '../form.ts';
import { accessoryForms } from './accessories.ts';
import { beautyForms } from './beauty.ts';
import { brassAndCandleForms } from './brass-and-candles.ts';
import { clothingForms } from './clothing.ts';
import { eyewearForms } from './eyewear.ts';
import { indianAccessoryForms } from './indian-accessories.ts';
import { indianClothingForms } from './indian-clothing.ts';
import { indianJewelleryForms } from './indian-jewellery.ts';
import { jewelleryForms } from './jewellery.ts';
import { shoeForms } from './shoes.ts';
import { softBagForms } from './soft-bags.ts';
import { structuredBagForms } from './structured-bags.ts';
import { vaseForms } from './vases.ts';
import { watchForms } from './watches.ts';

/** Every form of both catalogues. */
export const forms: Form[] = [
  ...structuredBagForms,
  ...softBagForms,
  ...shoeForms,
  ...clothingForms,
  ...watchForms,
  ...jewelleryForms,
  ...eyewearForms,
  ...accessoryForms,
  ...beautyForms,
  ...vaseForms,
  ...indianClothingForms,
  ...indianAccessoryForms,
  ...indianJewelleryForms,
  ...brassAndCandleForms,
];
