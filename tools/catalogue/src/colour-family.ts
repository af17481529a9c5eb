/** The value of the facet `colour` for each colour name that the pictures carry. */
const families: Record<string, string> = {
  Black: 'Black', Noir: 'Black', Onyx: 'Black', Charcoal: 'Grey', Silver: 'Silver', Steel: 'Silver',
  Bone: 'White', Ivory: 'White', White: 'White', Porcelain: 'White', Pearl: 'White', Chalk: 'White', Diamond: 'White',
  Camel: 'Beige', Oatmeal: 'Beige', Taupe: 'Beige', Sand: 'Beige',
  Cognac: 'Brown', Tan: 'Brown', Chocolate: 'Brown', Espresso: 'Brown', Tortoise: 'Brown', Oudh: 'Brown', Umber: 'Brown',
  Clay: 'Orange', Amber: 'Orange', Copper: 'Orange',
  Oxblood: 'Red', Maroon: 'Red', Ruby: 'Red', Carmine: 'Red', Bordeaux: 'Red',
  'Rani pink': 'Pink', 'Dusty rose': 'Pink', Rose: 'Pink', Rosewood: 'Pink',
  Plum: 'Purple', Nuit: 'Purple',
  'Ink blue': 'Blue', Midnight: 'Blue', Sapphire: 'Blue', Sky: 'Blue', Cobalt: 'Blue',
  'Forest green': 'Green', Forest: 'Green', Emerald: 'Green', Jade: 'Green', Peacock: 'Green', Vetiver: 'Green', Celadon: 'Green', Olive: 'Green',
  Haldi: 'Yellow', Gold: 'Gold', Brass: 'Gold', 'Rose gold': 'Gold',
};

/** Throws for a colour that nobody has put in a family yet. */
export function colourFamily(name: string): string {
  const family = families[name];
  if (!family) throw new Error(`the colour ${name} has no family`);
  return family;
}
