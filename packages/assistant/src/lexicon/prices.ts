/** Words around an amount. `after` is behind the amount, as in Hindi. */
export const boundWords: readonly {
  readonly side: 'min' | 'max' | 'about';
  readonly place: 'before' | 'after';
  readonly words: string;
  readonly hindi: string;
}[] = [
  {
    side: 'max',
    place: 'before',
    words:
      'under, below, less than, lower than, cheaper than, up to, upto, within, at most, maximum, max, maximum of, not more than, ' +
      'no more than, not above, nothing above, nothing over, not over, not exceeding, budget, budget of, budget is, my budget is, ' +
      'a budget of, limit, not beyond, until, till, for under',
    hindi: 'bajat, budget, jyada se jyada, adhik se adhik, zyada se zyada',
  },
  {
    side: 'max',
    place: 'after',
    words: 'or less, and under, and below, or under, or below, max, maximum, budget, at most',
    hindi:
      'ke andar, ke andar andar, andar, se kam, tak, ke niche, ke neeche, se niche, se neeche, ke under, ke bhitar, ke bheetar, tak ka, tak ki, ' +
      'se kam ka, se kam ki, ka bajat, ka budget, ke bajat, ki range, tak ke',
  },
  {
    side: 'min',
    place: 'before',
    words:
      'above, over, more than, at least, minimum, min, minimum of, greater than, higher than, upwards of, starting, starting at, ' +
      'starting from, not less than, no less than, not under, beyond',
    hindi: 'kam se kam',
  },
  {
    side: 'min',
    place: 'after',
    words: 'or more, and above, or above, and up, upwards, plus, onwards, minimum',
    hindi:
      'se jyada, se zyada, se upar, se oopar, ke upar, ke oopar, se adhik, se upar ki, se upar ka, se shuru',
  },
  {
    side: 'about',
    place: 'before',
    words:
      'around, about, approximately, approx, roughly, close to, near, budget around, budget about, budget of around, somewhere around',
    hindi: 'lagbhag, karib, kareeb, takriban, qareeb',
  },
  {
    side: 'about',
    place: 'after',
    words: 'approx, or so, approximately',
    hindi: 'ke karib, ke kareeb, ke aas pas, ke aaspaas, ke as pas, ke lagbhag',
  },
];

export const numberWords: readonly {
  readonly value: number;
  readonly words: string;
  readonly hindi: string;
}[] = [
  { value: 1, words: 'one, a, an', hindi: 'ek' },
  { value: 2, words: 'two', hindi: 'do' },
  { value: 3, words: 'three', hindi: 'tin, teen' },
  { value: 4, words: 'four', hindi: 'char, chaar' },
  { value: 5, words: 'five', hindi: 'panch, paanch, pach' },
  { value: 6, words: 'six', hindi: 'chhah, chhe, che, chhai' },
  { value: 7, words: 'seven', hindi: 'sat, saat' },
  { value: 8, words: 'eight', hindi: 'ath, aath' },
  { value: 9, words: 'nine', hindi: 'nau' },
  { value: 10, words: 'ten', hindi: 'das' },
  { value: 11, words: 'eleven', hindi: 'gyarah' },
  { value: 12, words: 'twelve', hindi: 'barah' },
  { value: 15, words: 'fifteen', hindi: 'pandrah, pandra' },
  { value: 18, words: 'eighteen', hindi: 'atharah' },
  { value: 20, words: 'twenty', hindi: 'bis, bees' },
  { value: 25, words: 'twenty five', hindi: 'pachchis, pachis, pachees' },
  { value: 30, words: 'thirty', hindi: 'tis, tees' },
  { value: 35, words: 'thirty five', hindi: 'paintis' },
  { value: 40, words: 'forty, fourty', hindi: 'chalis, chaalis' },
  { value: 45, words: 'forty five', hindi: 'paintalis' },
  { value: 50, words: 'fifty', hindi: 'pachas, pachaas' },
  { value: 60, words: 'sixty', hindi: 'sath, saath' },
  { value: 70, words: 'seventy', hindi: 'sattar' },
  { value: 75, words: 'seventy five', hindi: 'pachhattar, pachattar' },
  { value: 80, words: 'eighty', hindi: 'assi' },
  { value: 90, words: 'ninety', hindi: 'nabbe' },
];

export const unitWords: readonly {
  readonly factor: number;
  readonly words: string;
  readonly hindi: string;
}[] = [
  { factor: 100, words: 'hundred', hindi: 'sau' },
  { factor: 1000, words: 'thousand, k, grand', hindi: 'hajar, hazaar, hazar, hajaar, hjar' },
  { factor: 100_000, words: 'lakh, lac, lakhs, lacs', hindi: 'lakh, laakh' },
  { factor: 10_000_000, words: 'crore, cr, crores', hindi: 'karod, crore' },
];

/**
 * Hindi numbers with parts: `dedh lakh` is 1.5 lakh, `sadhe teen lakh` 3.5 lakh, `paune do lakh` 1.75 lakh.
 * `added` belongs to the number that follows, or to nothing.
 */
export const partWords: readonly {
  readonly value: number | null;
  readonly added: number;
  readonly words: string;
  readonly hindi: string;
}[] = [
  { value: 1.5, added: 0, words: 'one and a half', hindi: 'dedh, derh, ded' },
  { value: 2.5, added: 0, words: 'two and a half', hindi: 'dhai, dhaai, adhai' },
  { value: 0.5, added: 0, words: 'half, half a', hindi: 'adha, aadha' },
  { value: null, added: 0.5, words: '', hindi: 'sadhe, saadhe, sarhe' },
  { value: null, added: 0.25, words: '', hindi: 'sava, sawa' },
  { value: null, added: -0.25, words: '', hindi: 'paune, pone' },
];

export const currencyWords = {
  words: 'rs, inr, rupee, rupees, bucks, rupaye',
  hindi: 'rupaye, rupye, rupay, rupaya, rupe, rupees',
};

/** Units that make a number something other than an amount. */
export const measureWords = {
  words:
    'ml, g, gm, gram, grams, kg, cm, mm, inch, inches, percent, day, days, hour, hours, year, years, month, months, week, weeks, ' +
    'th, st, nd, rd, carat, ct, people, items, pm, am',
  hindi: 'din, sal, saal, mahine, ghante, hafte, pratishat',
};
