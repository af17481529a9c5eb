/** A kind of product in the words of shoppers. Lists are separated by commas. */
interface CategoryWords {
  /** Names and words of categories in a vocabulary. All categories with one of them are meant. */
  readonly names: string;
  readonly words: string;
  readonly hindi: string;
  /** Whether such a product is of a metal, so that "gold" is a material. */
  readonly isMetal?: true;
}

/**
 * Kinds of products. A kind that the vocabulary lacks becomes a word that is searched in texts: the shop then
 * finds what comes nearest.
 */
export const categoryWords: readonly CategoryWords[] = [
  { names: 'bags', words: 'bag, bags', hindi: 'beg, baig, thaila, thaile, thela, jhola, jhole, baigs' },
  {
    names: 'handbags',
    words: 'handbag, hand bag, purse, ladies bag, ladies purse',
    hindi: 'paras, pars, parce, hendbeg, haindbaig, purs',
  },
  { names: 'top-handle, top handle', words: 'top handle, top handle bag, satchel, flap bag', hindi: '' },
  {
    names: 'crescent, crescent bags',
    words: 'crescent bag, hobo, hobo bag, shoulder bag, half moon bag',
    hindi: '',
  },
  { names: 'totes', words: 'tote, tote bag, office bag, laptop bag, shopper bag', hindi: 'tot' },
  { names: 'bucket bags', words: 'bucket bag, drawstring bag', hindi: '' },
  { names: 'potlis', words: 'potli, potli bag, potly, batua bag, wedding pouch', hindi: 'potli, potliyan' },
  { names: 'wallets', words: 'wallet, card holder, card case', hindi: 'batua, batue, batuva, volet, voilet' },
  { names: 'small leather, small leather goods', words: 'small leather goods', hindi: '' },
  {
    names: 'clothing, ready to wear',
    words: 'clothes, clothing, apparel, outfit, ready to wear',
    hindi: 'kapde pehenne, poshak, libas',
  },
  { names: 'knitwear', words: 'knitwear, knits, woollens, woolens', hindi: '' },
  {
    names: 'sweaters',
    words: 'sweater, jumper, pullover',
    hindi: 'swetar, svetar, swetter',
  },
  { names: 'crew necks', words: 'crew neck, crewneck, crew neck sweater', hindi: '' },
  { names: 'knit sets', words: 'knit set, set of knits', hindi: '' },
  { names: 'shirts', words: 'shirt, formal shirt', hindi: 'kameez, kamij, shart, kamiz' },
  { names: 'cotton shirts', words: 'cotton shirt', hindi: '' },
  { names: 'shoes', words: 'shoe, shoes, footwear', hindi: 'juta, jute, juton, joote, shuj' },
  { names: 'flats', words: 'flat shoes, flats', hindi: '' },
  { names: 'loafers', words: 'loafer, penny loafer, moccasin, slip on', hindi: 'lofar, lofars' },
  { names: 'boots', words: 'boot, boots, ankle boot', hindi: 'but, boot, booton' },
  { names: 'chelsea boots', words: 'chelsea, chelsea boot', hindi: '' },
  { names: 'heels', words: 'heels, heel, high heels, stiletto', hindi: 'hils, hil, hil wali sandal' },
  { names: 'pumps', words: 'pump, pumps, court shoe', hindi: '' },
  {
    names: 'jutti, juttis',
    words: 'jutti, mojari, mojri, khussa, punjabi shoes',
    hindi: 'juti, jutti, jutiyan, jutiyon, mojri, mojari',
  },
  {
    names: 'watches',
    words: 'watch, wristwatch, wrist watch, timepiece',
    hindi: 'ghadi, ghadiyan, ghadiyon, ghari, voch, vaich',
  },
  { names: 'dress watches', words: 'dress watch', hindi: '' },
  { names: 'round watches', words: 'round watch', hindi: '' },
  { names: 'rectangular watches', words: 'rectangular watch, square watch', hindi: '' },
  {
    names: 'jewellery, fine jewellery',
    words: 'jewellery, jewelry, jewelery, jewels, ornaments',
    hindi: 'gehne, gahne, zevar, jevar, jevrat, abhushan, jvelri, jueleri',
    isMetal: true,
  },
  {
    names: 'rings',
    words: 'ring, finger ring, solitaire, engagement ring',
    hindi: 'anguthi, angoothi, angutiyan, anguthiyan, ring',
    isMetal: true,
  },
  { names: 'bracelets', words: 'bracelet', hindi: 'breslet, bresalet', isMetal: true },
  {
    names: 'jhumkas, earrings',
    words: 'jhumka, jhumki, earring, ear ring',
    hindi: 'jhumka, jhumke, jhumki, jhumko, jhumkon, bali, baliyan, kaan ki bali',
    isMetal: true,
  },
  {
    names: 'bangles',
    words: 'bangle',
    hindi: 'kangan, kada, kade, chudi, chudiyan, chudiyon, churi, churiyan, bengal',
    isMetal: true,
  },
  { names: 'accessories', words: 'accessory, accessories', hindi: '' },
  { names: 'eyewear', words: 'eyewear', hindi: '' },
  {
    names: 'sunglasses',
    words: 'sunglasses, sunglass, shades, goggles, glares, sunnies',
    hindi: 'chashma, chashme, dhup ka chashma, dhoop ke chashme, sanglas, gogal',
  },
  { names: 'aviator sunglasses', words: 'aviator, aviator sunglasses, pilot sunglasses', hindi: '' },
  { names: 'round sunglasses', words: 'round sunglasses', hindi: '' },
  { names: 'square sunglasses', words: 'square sunglasses', hindi: '' },
  { names: 'belts', words: 'belt, waist belt', hindi: 'belt, patta' },
  { names: 'leather belts', words: 'leather belt', hindi: '' },
  { names: 'scarves', words: 'scarf, scarves, foulard', hindi: 'skarf, gulband' },
  { names: 'silk squares', words: 'silk square', hindi: '' },
  {
    names: 'fragrance',
    words: 'perfume, fragrance, scent, parfum, edp, eau de parfum, attar, ittar',
    hindi: 'itr, itra, itar, ittar, parfyum, parfum, khushbu',
  },
  { names: 'lips', words: 'lipstick, rouge', hindi: 'lipstik, lipistik, lipastik, lali' },
  {
    names: 'skincare',
    words: 'skincare, skin care, night cream, face cream, moisturiser, moisturizer',
    hindi: 'krim',
  },
  { names: 'beauty and grooming', words: 'beauty, grooming, make up, makeup', hindi: '' },
  { names: 'vases', words: 'vase, flower pot, flower vase', hindi: 'phuldan, fuldan, guldasta, guldan' },
  { names: 'moon jars', words: 'moon jar', hindi: '' },
  {
    names: 'home and lifestyle, craft and home',
    words: 'home decor, home accessories, showpiece, decor',
    hindi: 'sajavat ka saman, sajawat',
  },
  { names: 'kurtas', words: 'kurta, kurti', hindi: 'kurta, kurte, kurti, kurton' },
  {
    names: 'dupattas',
    words: 'dupatta, chunni, chunri, odhni',
    hindi: 'dupatta, dupatte, chunni, chunri, odhni',
  },
  { names: 'shawls', words: 'shawl, wrap', hindi: 'shal, shaal, shol, shalen' },
  {
    names: 'lotas',
    words: 'lota, kalash, brass pot, copper pot',
    hindi: 'lota, lote, kalash',
    isMetal: true,
  },
  {
    names: 'diyas',
    words: 'diya, diyas, oil lamp, lamp',
    hindi: 'diya, dipak, deepak, deepam, diye',
    isMetal: true,
  },
  { names: 'candles', words: 'candle, scented candle', hindi: 'mombatti, mombattiyan, kendal' },
  { names: 'sarees', words: 'saree, sari', hindi: 'sadi, sari, saree, saadi, sadiyan' },
  { names: 'lehengas', words: 'lehenga, lehnga, ghagra', hindi: 'lahanga, lahnga, lehnga, lehange' },
  { names: 'sneakers', words: 'sneakers, sneaker, trainers', hindi: 'snikars' },
  { names: 'sandals', words: 'sandal, sandals', hindi: 'sandal, saindal' },
  { names: 'necklaces', words: 'necklace, pendant, chain', hindi: 'haar, mala, nekles', isMetal: true },
  { names: 'anklets', words: 'anklet', hindi: 'payal, pajeb', isMetal: true },
  { names: 'nose pins', words: 'nose pin, nose ring', hindi: 'nath, nathni', isMetal: true },
  { names: 'mangalsutras', words: 'mangalsutra', hindi: 'mangalsutra', isMetal: true },
  { names: 'sherwanis', words: 'sherwani', hindi: 'sherwani, achkan' },
  { names: 'dresses', words: 'dress, gown', hindi: '' },
  { names: 'crossbody bags', words: 'crossbody, cross body, crossbody bag, sling bag', hindi: '' },
  { names: 'blazers', words: 'blazer', hindi: '' },
  { names: 'coats', words: 'coat, overcoat', hindi: 'kot' },
  { names: 'jackets', words: 'jacket', hindi: 'jaiket' },
  { names: 'jeans', words: 'jeans, trousers, pants', hindi: 'pant, jins' },
  { names: 'clutches', words: 'clutch, clutch bag', hindi: '' },
  { names: 'backpacks', words: 'backpack, back pack', hindi: '' },
  { names: 'ties', words: 'necktie, neck tie', hindi: '' },
];
