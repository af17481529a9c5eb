/** How to look after a material; one text each, in turn. */

export const leatherCare = [
  'Wipe with a dry, soft cloth. Feed with a neutral cream twice a year and leave overnight before carrying.',
  'Keep out of the rain when you can. If it is caught, blot, stuff with tissue and dry away from heat.',
  'Store upright in the dust bag. Wipe marks at once with a barely damp cloth, along the grain.',
];

export const stoneCare = [
  'Warm water, a drop of mild soap, a soft brush. Dry on lint-free cloth.',
  'Take off for the gym and the garden. Have the claws checked once a year.',
  'Store apart: a diamond scratches everything, including another diamond.',
];

export const silkCare = [
  'Dry clean. Store in muslin, refolded along new lines twice a year.',
  'Keep perfume and deodorant off the zari. Air in shade.',
  'Iron from the back, through cotton, on silk heat.',
];

export const platedCare = [
  'Last on, first off. Keep from water, perfume and hairspray.',
  'Wipe with the cloth in the box; keep in its pouch.',
  'Have it replated after some years; the house does it.',
];
