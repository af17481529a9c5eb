/** The tokens as data, for documentation only. The shop reads CSS variables. */
export { conditionNames, themeVariantNames, tokens } from './generated/catalogue.ts';
export type * from './dtcg/catalogueToken.ts';
