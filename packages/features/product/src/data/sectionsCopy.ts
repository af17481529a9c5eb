/** Copy of the sections below the pictures, which load after the page. */
export const sectionsCopy = {
  /** Id of the section, to which links on the page lead. */
  fitId: 'size-and-fit',
  fitTitle: 'Size and fit',
  measured: (size: string) =>
    `Measured flat, in size ${size}. Chest, waist, hip and hem are the full way round. ` +
    'Allow 1 cm either way.',
  unit: 'Unit',
  units: { cm: 'cm', in: 'inches' },
  fabricTitle: 'Fabric and care',
  closeUp: 'The cloth, close up',
  closeUpOf: (alt: string) => `Close-up of the cloth: ${alt}`,
  scaleTitle: 'To scale',
  scaleText: 'Its front, drawn to scale from its measures.',
} as const;
