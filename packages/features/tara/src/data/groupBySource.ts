import type { SentenceModel } from './toAnswerModel.ts';

/** Sentences in a row that have the same source. */
export interface SentenceGroup {
  readonly texts: readonly string[];
  readonly source: SentenceModel['source'];
}

/** Groups sentences in a row that have the same source, so that one link leads to it. */
export function groupBySource(sentences: readonly SentenceModel[]): readonly SentenceGroup[] {
  const groups: { texts: string[]; source: SentenceModel['source'] }[] = [];
  for (const { text, source } of sentences) {
    const last = groups.at(-1);
    if (last && last.source?.href === source?.href) last.texts.push(text);
    else groups.push({ texts: [text], source });
  }
  return groups;
}
