import type { Kind, State } from './vocabulary.ts';

/** Words in the names of stories, and the state that they tell of. The first that fits. */
const words: readonly (readonly [RegExp, State])[] = [
  [/keyboard|focus/, 'keyboard'],
  [/long|wrapped|clamped/, 'long text'],
  [/offline/, 'offline'],
  [/slow/, 'slow'],
  [/sold out|out of stock/, 'sold out'],
  [/too old|expired|price change|bag changed/, 'expired'],
  [/not found|unknown/, 'not found'],
  [/failed|broken|down$|lost/, 'failed'],
  [/loading|waiting|looking up/, 'loading'],
  [/busy|sending|checking|retrying|removing|typing|cancelling/, 'busy'],
  [/disabled|read only/, 'disabled'],
  [
    /refused|not served|limited|not applicable|not possible|no cash|too many|not deliverable|none available/,
    'refused',
  ],
  [/error|wrong|missing|too long|no such|too early|caps lock/, 'error'],
  [/\bvalid|serviceable|complete/, 'valid'],
  [/ a phone|^phone$|mobile|narrow/, 'narrow'],
  [/indiluxe|other catalogue/, 'indiluxe'],
  [/\blight\b|on paper|other theme/, 'light'],
  [/\bcustom\b|own store/, 'custom'],
  [/empty|unchosen|untouched|^off$|closed|^none$|nothing|^no |without/, 'empty'],
  [/^on$|filled|chosen|pressed|saved|applied|selected|shown$/, 'chosen'],
  [/open/, 'open'],
  [/many|99|counts|twelve/, 'many'],
  [/^one |single|few/, 'one'],
  [/undo|removes|saves|logs in|adds|places/, 'done'],
  [/usual/, 'usual'],
];

/** The state that a story's name sounds like. */
export function guessState(exportName: string): State {
  const name = exportName
    .replaceAll(/([A-Z0-9]+)/g, ' $1')
    .trim()
    .toLowerCase()
    .replaceAll(/ a(?=phone|desktop)/g, ' a ');
  return words.find(([sound]) => sound.test(name))?.[1] ?? 'variant';
}

/** The kind that a title's place sounds like. */
export function guessKind(title: string): Kind {
  if (title.startsWith('features/')) return 'screen';
  if (title.startsWith('foundations/')) return 'specimen';
  const group = title.split('/')[1] ?? '';
  const kindOf: Readonly<Record<string, Kind>> = {
    actions: 'action',
    forms: 'field',
    layers: 'layer',
    navigation: 'composite',
    layout: 'layout',
    media: 'display',
  };
  if (/Picker|Fields$/.test(title)) return 'field';
  return kindOf[group] ?? 'words';
}
