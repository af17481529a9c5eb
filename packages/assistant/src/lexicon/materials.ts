/** A material in the words of shoppers. Lists are separated by commas. */
interface MaterialWords {
  readonly name: string;
  /** Materials that are of this one: calf is a leather. */
  readonly kinds: string;
  readonly words: string;
  readonly hindi: string;
}

export const materialWords: readonly MaterialWords[] = [
  {
    name: 'leather',
    kinds:
      'calf, calfskin, cowhide, bull hide, hide, lambskin, sheepskin, goatskin, goat leather, deerskin, kid, ' +
      'nappa, nubuck, suede, cordovan, buckskin, python, crocodile, snakeskin',
    words: 'leather, genuine leather, pure leather',
    hindi: 'chamda, chamde, chamra, chamre, chamdi, ledar, lether',
  },
  { name: 'suede', kinds: 'goat suede, nubuck', words: 'suede', hindi: 'sued, swed' },
  { name: 'calf', kinds: 'calfskin', words: 'calf, calfskin', hindi: '' },
  { name: 'lambskin', kinds: '', words: 'lambskin, lamb leather', hindi: '' },
  { name: 'goatskin', kinds: 'goat leather', words: 'goatskin, goat leather', hindi: '' },
  {
    name: 'silk',
    kinds:
      'mulberry silk, tussar, tussah, katan, katan silk, Banarasi silk, Chanderi silk, raw silk, silk twill',
    words: 'silk, silken, pure silk',
    hindi: 'resham, reshmi, silk',
  },
  {
    name: 'wool',
    kinds: 'merino, lambswool, cashmere, pashmina, mohair, alpaca, tweed',
    words: 'wool, woollen, woolen, woolly',
    hindi: 'ooni, uni, vul, wool',
  },
  { name: 'cashmere', kinds: 'pashmina', words: 'cashmere, kashmiri wool', hindi: 'kaishmir' },
  { name: 'merino', kinds: '', words: 'merino', hindi: 'merino' },
  { name: 'pashmina', kinds: '', words: 'pashmina, pashmeena', hindi: 'pashmina, pashmin' },
  {
    name: 'cotton',
    kinds: 'poplin, sea island cotton, brushed cotton, khadi, muslin, denim',
    words: 'cotton, pure cotton',
    hindi: 'suti, sooti, kapas, kotan, koton',
  },
  { name: 'linen', kinds: '', words: 'linen', hindi: 'linan' },
  { name: 'velvet', kinds: '', words: 'velvet', hindi: 'makhmal, makhmali' },
  { name: 'brass', kinds: '', words: 'brass', hindi: 'pital, peetal, pitaal' },
  { name: 'copper', kinds: '', words: 'copper', hindi: 'tamba, tambe, taamba' },
  { name: 'steel', kinds: 'stainless steel', words: 'steel, stainless steel', hindi: 'stil, istil' },
  { name: 'titanium', kinds: 'beta titanium', words: 'titanium', hindi: 'taitaniam' },
  { name: 'acetate', kinds: 'block acetate', words: 'acetate', hindi: '' },
  {
    name: 'ceramic',
    kinds: 'stoneware, porcelain, terracotta, clay',
    words: 'ceramic, ceramics, pottery',
    hindi: 'chini mitti',
  },
  { name: 'stoneware', kinds: '', words: 'stoneware', hindi: '' },
  { name: 'clay', kinds: '', words: 'clay, terracotta clay', hindi: 'mitti, miti' },
  { name: 'diamond', kinds: '', words: 'diamond, diamonds', hindi: 'hira, hire, heera, heere, daimand' },
  { name: 'emerald', kinds: '', words: 'emerald', hindi: 'panna' },
  { name: 'sapphire', kinds: '', words: 'sapphire', hindi: 'neelam, nilam' },
  { name: 'ruby', kinds: '', words: 'ruby', hindi: 'manik, maanik' },
  { name: 'pearl', kinds: '', words: 'pearl, pearls', hindi: 'moti, motiyon' },
  { name: 'enamel', kinds: 'meenakari', words: 'enamel', hindi: 'meena, meenakari' },
  { name: 'wood', kinds: 'teak, ebony, sheesham', words: 'wood, wooden', hindi: 'lakdi, lakri' },
  { name: 'glass', kinds: 'crystal', words: 'glass', hindi: 'kanch, kaanch' },
  { name: 'satin', kinds: '', words: 'satin', hindi: '' },
  { name: 'lace', kinds: '', words: 'lace', hindi: '' },
  { name: 'canvas', kinds: '', words: 'canvas', hindi: '' },
  { name: 'nylon', kinds: '', words: 'nylon', hindi: '' },
  { name: 'polyester', kinds: 'microfibre, microsuede', words: 'polyester', hindi: '' },
  { name: 'platinum', kinds: '', words: 'platinum', hindi: '' },
  {
    name: 'metal',
    kinds: 'steel, titanium, brass, copper, silver, gold, platinum',
    words: 'metal',
    hindi: 'dhatu',
  },
  { name: 'marble', kinds: '', words: 'marble', hindi: 'sangmarmar' },
  { name: 'wax', kinds: '', words: 'wax', hindi: 'mom' },
];
