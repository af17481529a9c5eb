/** Care instructions by material. Successive products rotate the instructions of their material. */

export const leatherCare = [
  'Wipe with a dry, soft cloth. Apply a neutral cream twice a year and leave it overnight.',
  'Avoid rain. If the leather gets wet, blot it, stuff the bag with tissue and dry it away from heat.',
  'Store upright in the dust bag. Wipe marks at once with a slightly damp cloth, along the grain.',
];

export const stoneCare = [
  'Clean with warm water, a drop of mild soap and a soft brush. Dry with a lint-free cloth.',
  'Take it off for sport and gardening. Have the claws checked once a year.',
  'Store separately: diamonds scratch everything, even other diamonds.',
];

export const silkCare = [
  'Dry clean. Store in muslin, refolded along new lines twice a year.',
  'Keep perfume and deodorant away from the zari. Air in the shade.',
  'Iron on the back, through cotton, at silk heat.',
];

export const platedCare = [
  'Put it on last and take it off first. Keep away from water, perfume and hairspray.',
  'Wipe with the cloth from the box; store in its pouch.',
  'It can be replated by the brand after some years.',
];

export const woolCare = [
  'Hand wash cool with wool soap, press in a towel, dry flat.',
  'Air overnight instead of washing. If needed, wash cold by hand and dry flat.',
  'Comb off pills in the first month. Store clean and folded, with cedar.',
];
