/** Tiers of the loyalty programme, lowest first [ACC-08]. */
export const loyaltyTiers = ['Base', 'Copper', 'Silver', 'Gold', 'Platinum'] as const;

/** The programme in which purchases earn points. */
export const loyaltyProgramme = 'NEUPASS';

/** Tier of a simulation outside the journey from the partner's app [ACC-17]. */
export const nonMember = 'NonMember';
