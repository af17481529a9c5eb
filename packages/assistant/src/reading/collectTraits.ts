import type { TaraPlan } from '@luxe/contract/tara-plan';
import type { Trait } from '../dictionary/meaning.ts';
import { deepest } from '../dictionary/shopWords.ts';
import type { WantedTraits } from './wantedTraits.ts';

/** The lists of a plan that traits fill. */
type TraitLists = Pick<TaraPlan, 'categories' | 'brands' | 'colours' | 'materials' | 'styles' | 'excluded'>;

/** Fills the lists of a plan. `isMetal`: whether the request before was about products of metal. */
export function collectTraits(traits: WantedTraits, isMetal: boolean): TraitLists {
  const nouns = traits.included.some(({ kind }) => kind === 'category') ? [] : traits.nouns;
  const wanted = [...traits.included, ...nouns];
  const isOfMetal = [...wanted, ...traits.nouns].some(
    (trait) => (trait.kind === 'category' || trait.kind === 'style') && trait.isMetal,
  );
  const included = listTraits(wanted, isOfMetal || isMetal, false);
  const excluded = listTraits(traits.excluded, isOfMetal || isMetal, true);
  const without = (list: readonly string[], unwanted: readonly string[]) =>
    list.filter((value) => !unwanted.includes(value));
  return {
    categories: deepest(without(included.categories, excluded.categories)),
    brands: without(included.brands, excluded.brands),
    colours: without(included.colours, excluded.colours),
    materials: without(included.materials, excluded.materials),
    styles: without(included.styles, excluded.styles),
    excluded,
  };
}

function listTraits(traits: readonly Trait[], isOfMetal: boolean, isExcluded: boolean): TaraPlan['excluded'] {
  const lists = {
    categories: new Set<string>(),
    brands: new Set<string>(),
    colours: new Set<string>(),
    materials: new Set<string>(),
    styles: new Set<string>(),
  };
  const add = (list: Set<string>, values: readonly string[]) => values.forEach((value) => list.add(value));
  for (const trait of traits)
    switch (trait.kind) {
      case 'category':
        add(lists.categories, trait.codes);
        break;
      case 'brand':
        // A part of a name that several brands share names none of them.
        if (trait.codes.length === 1) add(lists.brands, trait.codes);
        break;
      case 'colour':
        if (trait.shade !== null) lists.styles.add(trait.shade);
        // "Not maroon" does not exclude every red.
        if (trait.shade === null || !isExcluded) add(lists.colours, trait.values);
        break;
      case 'material':
        add(lists.materials, trait.values);
        break;
      case 'metal': {
        const isMaterial = trait.values.length > 0 && (isOfMetal || trait.colours.length === 0);
        add(isMaterial ? lists.materials : lists.colours, isMaterial ? trait.values : trait.colours);
        break;
      }
      case 'style':
        lists.styles.add(trait.word);
        break;
    }
  return {
    categories: [...lists.categories],
    brands: [...lists.brands],
    colours: [...lists.colours],
    materials: [...lists.materials],
    styles: [...lists.styles],
  };
}
