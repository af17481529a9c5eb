import { createUnderstanding } from '@luxe/assistant';
import type { TaraPlan, TaraVocabulary } from '@luxe/contract/tara-plan';
import { foldTerms, foldText } from '@luxe/format';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { readSearchWords, type StoredCategory } from '../catalogue/repository.ts';
import { stem, tokenise } from '../search/text.ts';
import type { TaraContext } from './asked.ts';
import { isMaterialDetail } from './facts.ts';
import { materialsIn } from './materials.ts';
import { readPopularSizes, readPopularTexts } from './repository.ts';

interface VocabularyParts {
  readonly db: Database;
  readonly catalogue: LiveCatalogue;
  readonly clock: Pick<Clock, 'elapsed'>;
  /** Receives the error of a reading in the background. The earlier vocabulary stays. */
  readonly onError: (error: unknown) => void;
}

/** What the assistant understands now. */
interface Understanding {
  readonly vocabulary: TaraVocabulary;
  readonly understand: (text: string, context?: TaraContext) => TaraPlan;
}

export interface LiveUnderstanding {
  read(): Promise<Understanding>;
}

/** Age in milliseconds after which a vocabulary is read again, if products have changed. */
const freshMs = 10 * 60_000;

/**
 * The vocabulary of the catalogue, read at the start of the shop, or else with the first question. It is read
 * again when names or content have changed, and in the background when it is old and products have changed.
 */
export function createLiveUnderstanding({
  db,
  catalogue,
  clock,
  onError,
}: VocabularyParts): LiveUnderstanding {
  let current: { made: Understanding; version: number; contentVersion: number; readAt: number } | undefined;
  let reading: Promise<Understanding> | undefined;

  async function readNow(): Promise<Understanding> {
    const { version, contentVersion } = catalogue;
    const vocabulary = await readVocabulary(db, catalogue);
    const understanding = createUnderstanding(vocabulary);
    const made: Understanding = {
      vocabulary,
      understand: (text, context) => understanding.understand(text, context),
    };
    current = { made, version, contentVersion, readAt: clock.elapsed() };
    return made;
  }
  /** Questions at the same time share one reading. */
  const readOnce = () => {
    reading ??= readNow().finally(() => void (reading = undefined));
    return reading;
  };

  return {
    async read() {
      if (current?.contentVersion !== catalogue.contentVersion) return readOnce();
      const isOld = clock.elapsed() - current.readAt > freshMs;
      if (isOld && current.version !== catalogue.version) void readOnce().catch(onError);
      return current.made;
    },
  };
}

/** The words of the shop. */
export async function readVocabulary(db: Database, catalogue: LiveCatalogue): Promise<TaraVocabulary> {
  const { synonyms } = await readSearchWords(db);
  const popular = await readPopularTexts(db);
  const sizes = await readPopularSizes(db);
  return {
    categories: [...catalogue.categories.values()]
      // A root is a complete catalogue.
      .filter(({ parentCode }) => parentCode !== null)
      .map((category) => ({
        code: category.code,
        name: category.name,
        words: wordsOfCategory(category, synonyms),
      })),
    brands: [...catalogue.brands.values()].flatMap(({ code, name, nicknames }) =>
      [...new Set([name, ...nicknames])].map((one) => ({ code, name: one })),
    ),
    colours: await readColours(catalogue),
    materials: materialsIn(
      popular.flatMap(({ name, details }) => [
        name,
        ...details.filter(isMaterialDetail).map(({ value }) => value),
      ]),
    ),
    sizes: sizesOf(sizes),
  };
}

async function readColours({ engine }: LiveCatalogue): Promise<string[]> {
  const { facets } = await engine.search({ term: '', sort: 'relevance', filters: [], page: 0, pageSize: 1 });
  return facets.find(({ key }) => key === 'colour')?.values.map(({ value }) => value) ?? [];
}

/**
 * The labels of sizes, and a size that its label does not have: of `EU 38` the number is understood, too. A
 * product without sizes has the label "One size".
 */
const sizesOf = (all: readonly { size: string | null; label: string }[]) => [
  ...new Set(
    all.flatMap(({ size, label }) => {
      if (size === null) return [];
      return foldTerms(label).includes(foldText(size)) ? [label] : [label, size];
    }),
  ),
];

/** The form of a name in which the search compares synonyms: `juttis` and `jutti` are equal. */
const termOf = (text: string) => stem(tokenise(text).join(''));

/** Words for a category: its names, with their singular, and the synonyms of the search. */
function wordsOfCategory(
  { name, title }: StoredCategory,
  synonyms: readonly (readonly string[])[],
): string[] {
  const names = [name, title].map(foldText);
  const terms = new Set(names.map(termOf));
  const others = synonyms.filter((group) => group.some((word) => terms.has(termOf(word)))).flat();
  return [...new Set([...names, ...names.map(singularOf), ...others])].filter((word) => word !== '');
}

const singularOf = (words: string) => words.replace(/\S+$/, stem);
