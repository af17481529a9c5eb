/** Words that only some files may contain: misspelled on purpose, parts of words, or not English. */
export interface Misspellings {
  readonly files: RegExp;
  readonly reason: string;
  /** In lower case. */
  readonly words: readonly string[];
}

const allow = (files: RegExp, reason: string, ...lines: string[]): Misspellings => ({
  files,
  reason,
  words: lines.flatMap((line) => line.split(' ')),
});

/** The words and the files that may contain them. The check fails for a word that no file contains. */
export const misspellings: readonly Misspellings[] = [
  allow(
    /^apps\/store-api\/src\/(?:modules\/(?:catalogue|search)|testing)\//,
    'Search terms with a missing, wrong or swapped letter.',
    'crescnt earing emrald haldenroe handb hndbag jooti juti kaarigor lipstic maisonnoemei neckalce neckl',
    'necklaice riviere sungla sunglases toet toten tota verane',
  ),
  allow(
    /^packages\/(?:features\/search|patterns|ui\/src\/forms\/combobox)\//,
    'Incomplete or mistyped input.',
    'cres crezc elhi icic mbai megha mumba shil wnter',
  ),
  allow(/^packages\/(?:contract|features\/listing)\//, 'The specification has it.', 'wardne'),
  allow(/^packages\/format\/src\/regions\.ts$/, 'How shoppers misspell states.', 'chattisgarh uttrakhand'),
  allow(
    /^(?:\.storybook\/checks\/faults|tools\/run\/src)\//,
    'Faults that a check must find.',
    'embeded recieve shelfless themse',
  ),
  allow(/^e2e\/|\/films\/make\.mjs$/, 'A method of Playwright.', 'fulfill'),
  allow(/^\.storybook\/main\.ts$/, 'A setting of Storybook.', 'whats'),
  allow(
    /(?:resolvePath\.test|search\/text\.test|dynamicListings)\.ts$/,
    'Addresses and search terms without an apostrophe.',
    'mens womens',
  ),
  allow(
    /(?:secretTexts|removedRouterParts|trail\.test|cookies|vocabulary)\.ts$/,
    'Parts of regular expressions.',
    'abprs ction elayed pousr sess shel verr',
  ),
  allow(
    /\.test\.tsx?$/,
    'Words with extra letters before or after them.',
    'ananyana bnotes olux oother xchunked xjson xlux xluxe',
  ),
  allow(
    /^packages\/format\/src\/(?:codes|fold)\.test\.ts$/,
    'Letters that are folded to plain ones.',
    'dorde i̇stanbul lodz strass strasse straße æther đorđe łódź œuvre ελλάδα ελλαδα ﬁligree ｌｕｘｅ ｗｉｎｔｅｒ',
  ),
  allow(/^\.storybook\/story-frame\//, 'Examples of pseudo-localisation.', 'báág lóóng wørds'),
  allow(
    /\/mixColours\.test\.ts$/,
    'Sequences of colours, one letter each.',
    'aabbaaccd bbbbbbbbbbbbbbbbr bbbbrrgy bbrbrbr brbbrbr brgy brgybbbr',
  ),
  allow(
    /\.(?:test|spec|stories)\.tsx?$|\/(?:conformance|searchSamples|pan|editions|copy)\.ts$/,
    'Letters and syllables without a meaning.',
    'abcdeilnorstu abcehlmostv abcfghjlpt aeiou bcdefgha bjft febf iquxyz mxyz tane xqzzy xqzzyw zzzzqqqq',
  ),
];
