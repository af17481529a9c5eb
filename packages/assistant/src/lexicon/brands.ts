/**
 * Words in the names of brands that also mean something else: places, crafts, buildings. Alone they name no
 * brand.
 */
export const commonBrandWords: ReadonlySet<string> = new Set(
  (
    'atelier bagru banaras begum bengal brother brothers casa chandni chinar court delhi dhaaga eleven gate genève geneve ' +
    'gota grace haveli hotel house jaipur kaarigar kansa karigar katha kothi lane london loom lucknow maison mehr neelam ' +
    'noir paris pashm phulkari raag rangrez road saar sheesh stone street studio sutra tilla ustad villa'
  ).split(' '),
);
