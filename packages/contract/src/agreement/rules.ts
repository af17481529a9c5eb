import { accountRules } from './accountRules.ts';
import { bagRules } from './bagRules.ts';
import { catalogueRules } from './catalogueRules.ts';
import { contentRules } from './contentRules.ts';
import { creditRules } from './creditRules.ts';
import { deskRules } from './deskRules.ts';
import { orderRules } from './orderRules.ts';
import { paymentRules } from './paymentRules.ts';
import { returnRules } from './returnRules.ts';
import type { Rule } from './rule.ts';
import { sharedRules } from './sharedRules.ts';
import { summaryRules } from './summaryRules.ts';

/** What must agree in the responses of the store. */
export const rules: readonly Rule[] = [
  ...sharedRules,
  ...catalogueRules,
  ...contentRules,
  ...bagRules,
  ...summaryRules,
  ...orderRules,
  ...paymentRules,
  ...returnRules,
  ...creditRules,
  ...accountRules,
];

export { deskRules };
