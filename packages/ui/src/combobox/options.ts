import { foldedPrefix, foldLetters as plain } from '@luxe/format';

/** One line of a combobox. */
export type ComboboxOption = {
  value: string;
  /** What is read, searched and put into the input. */
  label: string;
  /** At the end of the line, as the state of a city. Searched too. */
  detail?: string;
  /** Other words it is found by: "Bombay" for Mumbai. Never shown. */
  keywords?: string;
  /** Heading it stands under. Options of one group follow each other. */
  group?: string;
  disabled?: boolean;
  /** Why it cannot be chosen; shown under the label. */
  reason?: string;
};

/** A group in the order of its first option; those without a heading have none. */
export type OptionGroup<Option> = {
  heading: string | undefined;
  options: { option: Option; index: number }[];
};

/** Options in which each word typed begins a word. Accents and capitals do not matter; nothing typed finds all. */
export function narrow<Option extends ComboboxOption>(options: readonly Option[], typed: string): Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...options];
  return options.filter(({ label, detail, keywords }) => {
    const known = plain([label, detail, keywords].join(' ')).split(/[\s,()/-]+/);
    return words.every((word) => known.some((own) => own.startsWith(word)));
  });
}

/** The label cut into what was typed and what is added to it. Nothing typed, or found by another word: one plain piece. */
export function pieces(label: string, typed: string): { text: string; added: boolean }[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = [...label.matchAll(/[^\s,()/-]+/g)].flatMap(({ 0: word, index }) => {
    const length = Math.max(0, ...words.map((own) => foldedPrefix(word, own)));
    return length > 0 ? [[index, index + length] as const] : [];
  });
  if (found.length === 0) return [{ text: label, added: false }];
  const cut: { text: string; added: boolean }[] = [];
  let at = 0;
  for (const [from, to] of found) {
    cut.push({ text: label.slice(at, from), added: true }, { text: label.slice(from, to), added: false });
    at = to;
  }
  cut.push({ text: label.slice(at), added: true });
  return cut.filter(({ text }) => text !== '');
}

/** Options under their headings, each with its place in the whole list. */
export function grouped<Option extends ComboboxOption>(options: readonly Option[]): OptionGroup<Option>[] {
  const groups: OptionGroup<Option>[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.heading === option.group) last.options.push({ option, index });
    else groups.push({ heading: option.group, options: [{ option, index }] });
  });
  return groups;
}

/** The one option whose label is what was typed, capitals and accents aside. */
export const named = <Option extends ComboboxOption>(options: readonly Option[], typed: string) =>
  options.find(({ label, disabled }) => !disabled && plain(label) === plain(typed.trim()));
