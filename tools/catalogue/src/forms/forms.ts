import type { Form } from './form.ts';
import { accessoryForms } from './accessories.ts';
import { beautyForms } from './beauty.ts';
import { brassAndCandleForms } from './brassAndCandles.ts';
import { clothingForms } from './clothing.ts';
import { eyewearForms } from './eyewear.ts';
import { indianAccessoryForms } from './indianAccessories.ts';
import { indianClothingForms } from './indianClothing.ts';
import { indianJewelleryForms } from './indianJewellery.ts';
import { jewelleryForms } from './jewellery.ts';
import { shoeForms } from './shoes.ts';
import { softBagForms } from './softBags.ts';
import { structuredBagForms } from './structuredBags.ts';
import { vaseForms } from './vases.ts';
import { watchForms } from './watches.ts';

/** All forms of both catalogues. */
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
