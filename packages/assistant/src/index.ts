export { createUnderstanding, type Understanding } from './createUnderstanding.ts';
export {
  isKindOfMaterial,
  kindsOfMaterial,
  knownColours,
  knownMaterials,
  knownOccasions,
} from './knownWords.ts';
export { isLexiconWord } from './lexiconWords.ts';
export { topics, type Topic } from './lexicon/requests.ts';
export { normalise } from './text/normalise.ts';
export type { TaraContext, TaraPlan, TaraVocabulary } from '@luxe/contract/tara-plan';
