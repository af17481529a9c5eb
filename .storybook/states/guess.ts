import type { Kind, State } from './stateKinds.ts';

/** Patterns in the names of stories and the states they suggest. The first match counts. */
const statePatterns: readonly (readonly [RegExp, State])[] = [
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
    /rejected|not served|limited|not applicable|not possible|no cash|too many|not deliverable|none available/,
    'rejected',
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

/** Guesses the state that a story shows from its name. */
export function guessState(exportName: string): State {
  const name = exportName
    .replaceAll(/([A-Z0-9]+)/g, ' $1')
    .trim()
    .toLowerCase()
    .replaceAll(/ a(?=phone|desktop)/g, ' a ');
  return statePatterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'variant';
}

/** Guesses the kind of a component from its title. */
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
  return kindOf[group] ?? 'text';
}
