import type { Form } from '../form.ts';
import { accessoryForms } from './accessories.ts';
import { bagForms } from './bags.ts';
import { beautyAndHomeForms } from './beauty-home.ts';
import { clothingForms } from './clothing.ts';
import { indiluxeForms } from './indiluxe.ts';
import { shoeForms } from './shoes.ts';
import { watchAndJewelleryForms } from './watches-jewellery.ts';

export const forms: Form[] = [
  ...bagForms,
  ...shoeForms,
  ...clothingForms,
  ...watchAndJewelleryForms,
  ...accessoryForms,
  ...beautyAndHomeForms,
  ...indiluxeForms,
];
