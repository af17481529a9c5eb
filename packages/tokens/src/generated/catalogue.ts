// Generated from src/dtcg by `npm run build -w @luxe/tokens`. Do not edit.

import type { CatalogueToken } from '../dtcg/catalogueToken.ts';

/** Theme, catalogue and contrast together, as shoppers see them. */
export const themeVariantNames = ['dark', 'indiluxe-dark', 'dark-more-contrast', 'indiluxe-dark-more-contrast', 'light', 'indiluxe-light', 'light-more-contrast', 'indiluxe-light-more-contrast', 'dark-store-neelam-vaid', 'light-store-neelam-vaid', 'custom', 'custom-more-contrast'] as const;
/** Conditions that change tokens in every theme variant. */
export const conditionNames = ['below-768', 'below-1024', 'reduced-motion'] as const;

export const tokens: readonly CatalogueToken[] = [
 {
  "id": "palette.ink.600",
  "variable": "--lx-palette-ink-600",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.3529,
    0.3176,
    0.2824
   ],
   "alpha": 1,
   "hex": "#5a5148"
  }
 },
 {
  "id": "palette.ink.700",
  "variable": "--lx-palette-ink-700",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.2392,
    0.2118,
    0.1843
   ],
   "alpha": 1,
   "hex": "#3d362f"
  }
 },
 {
  "id": "palette.ink.800",
  "variable": "--lx-palette-ink-800",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.1686,
    0.149,
    0.1294
   ],
   "alpha": 1,
   "hex": "#2b2621"
  }
 },
 {
  "id": "palette.ink.850",
  "variable": "--lx-palette-ink-850",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.1294,
    0.1137,
    0.098
   ],
   "alpha": 1,
   "hex": "#211d19"
  }
 },
 {
  "id": "palette.ink.900",
  "variable": "--lx-palette-ink-900",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.098,
    0.0863,
    0.0745
   ],
   "alpha": 1,
   "hex": "#191613"
  }
 },
 {
  "id": "palette.ink.950",
  "variable": "--lx-palette-ink-950",
  "type": "color",
  "description": "Page background in dark",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0706,
    0.0627,
    0.0549
   ],
   "alpha": 1,
   "hex": "#12100e"
  }
 },
 {
  "id": "palette.ink.1000",
  "variable": "--lx-palette-ink-1000",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0431,
    0.0353,
    0.0275
   ],
   "alpha": 1,
   "hex": "#0b0907"
  }
 },
 {
  "id": "palette.stone.300",
  "variable": "--lx-palette-stone-300",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.749,
    0.7059,
    0.6471
   ],
   "alpha": 1,
   "hex": "#bfb4a5"
  }
 },
 {
  "id": "palette.stone.400",
  "variable": "--lx-palette-stone-400",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.6275,
    0.5804,
    0.5176
   ],
   "alpha": 1,
   "hex": "#a09484"
  }
 },
 {
  "id": "palette.stone.500",
  "variable": "--lx-palette-stone-500",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.4902,
    0.4471,
    0.3961
   ],
   "alpha": 1,
   "hex": "#7d7265"
  }
 },
 {
  "id": "palette.stone.600",
  "variable": "--lx-palette-stone-600",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.4118,
    0.3725,
    0.3294
   ],
   "alpha": 1,
   "hex": "#695f54"
  }
 },
 {
  "id": "palette.ivory.50",
  "variable": "--lx-palette-ivory-50",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9882,
    0.9765,
    0.9529
   ],
   "alpha": 1,
   "hex": "#fcf9f3"
  }
 },
 {
  "id": "palette.ivory.100",
  "variable": "--lx-palette-ivory-100",
  "type": "color",
  "description": "Ivory: text in dark",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9569,
    0.9333,
    0.8902
   ],
   "alpha": 1,
   "hex": "#f4eee3"
  }
 },
 {
  "id": "palette.ivory.200",
  "variable": "--lx-palette-ivory-200",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9137,
    0.8824,
    0.8275
   ],
   "alpha": 1,
   "hex": "#e9e1d3"
  }
 },
 {
  "id": "palette.ivory.300",
  "variable": "--lx-palette-ivory-300",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.851,
    0.8118,
    0.749
   ],
   "alpha": 1,
   "hex": "#d9cfbf"
  }
 },
 {
  "id": "palette.paper.50",
  "variable": "--lx-palette-paper-50",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9922,
    0.9843,
    0.9686
   ],
   "alpha": 1,
   "hex": "#fdfbf7"
  }
 },
 {
  "id": "palette.paper.100",
  "variable": "--lx-palette-paper-100",
  "type": "color",
  "description": "Paper: page background in light",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9725,
    0.9569,
    0.9255
   ],
   "alpha": 1,
   "hex": "#f8f4ec"
  }
 },
 {
  "id": "palette.paper.200",
  "variable": "--lx-palette-paper-200",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9373,
    0.9137,
    0.8667
   ],
   "alpha": 1,
   "hex": "#efe9dd"
  }
 },
 {
  "id": "palette.paper.300",
  "variable": "--lx-palette-paper-300",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.8902,
    0.8588,
    0.8
   ],
   "alpha": 1,
   "hex": "#e3dbcc"
  }
 },
 {
  "id": "palette.khadi.50",
  "variable": "--lx-palette-khadi-50",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9843,
    0.9608,
    0.9176
   ],
   "alpha": 1,
   "hex": "#fbf5ea"
  }
 },
 {
  "id": "palette.khadi.100",
  "variable": "--lx-palette-khadi-100",
  "type": "color",
  "description": "indiluxe background, light",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9608,
    0.9216,
    0.8549
   ],
   "alpha": 1,
   "hex": "#f5ebda"
  }
 },
 {
  "id": "palette.khadi.200",
  "variable": "--lx-palette-khadi-200",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9216,
    0.8706,
    0.7843
   ],
   "alpha": 1,
   "hex": "#ebdec8"
  }
 },
 {
  "id": "palette.khadi.850",
  "variable": "--lx-palette-khadi-850",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.1725,
    0.1137,
    0.0824
   ],
   "alpha": 1,
   "hex": "#2c1d15"
  }
 },
 {
  "id": "palette.khadi.900",
  "variable": "--lx-palette-khadi-900",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.1333,
    0.0863,
    0.0588
   ],
   "alpha": 1,
   "hex": "#22160f"
  }
 },
 {
  "id": "palette.khadi.950",
  "variable": "--lx-palette-khadi-950",
  "type": "color",
  "description": "indiluxe background, dark",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.098,
    0.0588,
    0.0431
   ],
   "alpha": 1,
   "hex": "#190f0b"
  }
 },
 {
  "id": "palette.marigold.300",
  "variable": "--lx-palette-marigold-300",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9412,
    0.7412,
    0.4902
   ],
   "alpha": 1,
   "hex": "#f0bd7d"
  }
 },
 {
  "id": "palette.marigold.400",
  "variable": "--lx-palette-marigold-400",
  "type": "color",
  "description": "Marigold: the only accent colour",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.8941,
    0.6275,
    0.3059
   ],
   "alpha": 1,
   "hex": "#e4a04e"
  }
 },
 {
  "id": "palette.marigold.600",
  "variable": "--lx-palette-marigold-600",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.7059,
    0.4118,
    0.0588
   ],
   "alpha": 1,
   "hex": "#b4690f"
  }
 },
 {
  "id": "palette.marigold.700",
  "variable": "--lx-palette-marigold-700",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.5412,
    0.298,
    0.0275
   ],
   "alpha": 1,
   "hex": "#8a4c07"
  }
 },
 {
  "id": "palette.marigold.800",
  "variable": "--lx-palette-marigold-800",
  "type": "color",
  "description": "More contrast in light",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.4157,
    0.2235,
    0.0157
   ],
   "alpha": 1,
   "hex": "#6a3904"
  }
 },
 {
  "id": "palette.rose.300",
  "variable": "--lx-palette-rose-300",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.949,
    0.6275,
    0.6078
   ],
   "alpha": 1,
   "hex": "#f2a09b"
  }
 },
 {
  "id": "palette.rose.700",
  "variable": "--lx-palette-rose-700",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.6392,
    0.1373,
    0.1216
   ],
   "alpha": 1,
   "hex": "#a3231f"
  }
 },
 {
  "id": "palette.rose.800",
  "variable": "--lx-palette-rose-800",
  "type": "color",
  "description": "More contrast in light",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.5216,
    0.102,
    0.0902
   ],
   "alpha": 1,
   "hex": "#851a17"
  }
 },
 {
  "id": "palette.neem.300",
  "variable": "--lx-palette-neem-300",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.6627,
    0.7686,
    0.6039
   ],
   "alpha": 1,
   "hex": "#a9c49a"
  }
 },
 {
  "id": "palette.neem.700",
  "variable": "--lx-palette-neem-700",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.2314,
    0.3804,
    0.1961
   ],
   "alpha": 1,
   "hex": "#3b6132"
  }
 },
 {
  "id": "palette.neem.800",
  "variable": "--lx-palette-neem-800",
  "type": "color",
  "description": "More contrast in light",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.1725,
    0.2902,
    0.1451
   ],
   "alpha": 1,
   "hex": "#2c4a25"
  }
 },
 {
  "id": "palette.haldi.300",
  "variable": "--lx-palette-haldi-300",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9098,
    0.8118,
    0.4863
   ],
   "alpha": 1,
   "hex": "#e8cf7c"
  }
 },
 {
  "id": "palette.haldi.700",
  "variable": "--lx-palette-haldi-700",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.4314,
    0.3373,
    0
   ],
   "alpha": 1,
   "hex": "#6e5600"
  }
 },
 {
  "id": "palette.haldi.800",
  "variable": "--lx-palette-haldi-800",
  "type": "color",
  "description": "More contrast in light",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.3216,
    0.251,
    0
   ],
   "alpha": 1,
   "hex": "#524000"
  }
 },
 {
  "id": "palette.store.neel-950",
  "variable": "--lx-palette-store-neel-950",
  "type": "color",
  "description": "Sample store: Neelam Vaid",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0627,
    0.0863,
    0.1647
   ],
   "alpha": 1,
   "hex": "#10162a"
  }
 },
 {
  "id": "palette.store.neel-900",
  "variable": "--lx-palette-store-neel-900",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0941,
    0.1255,
    0.2196
   ],
   "alpha": 1,
   "hex": "#182038"
  }
 },
 {
  "id": "palette.store.neel-100",
  "variable": "--lx-palette-store-neel-100",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.902,
    0.9137,
    0.9569
   ],
   "alpha": 1,
   "hex": "#e6e9f4"
  }
 },
 {
  "id": "palette.store.neel-300",
  "variable": "--lx-palette-store-neel-300",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.6627,
    0.702,
    0.8392
   ],
   "alpha": 1,
   "hex": "#a9b3d6"
  }
 },
 {
  "id": "palette.store.neel-accent",
  "variable": "--lx-palette-store-neel-accent",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.851,
    0.7176,
    0.6275
   ],
   "alpha": 1,
   "hex": "#d9b7a0"
  }
 },
 {
  "id": "palette.black",
  "variable": "--lx-palette-black",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0,
    0,
    0
   ],
   "alpha": 1,
   "hex": "#000000"
  }
 },
 {
  "id": "palette.white",
  "variable": "--lx-palette-white",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    1,
    1,
    1
   ],
   "alpha": 1,
   "hex": "#ffffff"
  }
 },
 {
  "id": "font.family.display",
  "variable": "--lx-font-family-display",
  "type": "fontFamily",
  "description": "24 px and above only. Includes U+20B9.",
  "value": [
   "Luxe Caslon",
   "Luxe Caslon More",
   "Luxe Caslon Fallback",
   "Georgia",
   "serif"
  ]
 },
 {
  "id": "font.family.italic",
  "variable": "--lx-font-family-italic",
  "type": "fontFamily",
  "description": "Editorial voice, 15 px and above. Has no rupee sign: never set prices in italic.",
  "value": [
   "Luxe Caslon Italic",
   "Luxe Caslon Italic More",
   "Luxe Caslon Italic Fallback",
   "Georgia",
   "serif"
  ]
 },
 {
  "id": "font.family.text",
  "variable": "--lx-font-family-text",
  "type": "fontFamily",
  "description": "All interface text. Variable 300 to 600. Sister families exist for ten Indian scripts.",
  "value": [
   "Anek",
   "Anek More",
   "Anek Fallback",
   "system-ui",
   "sans-serif"
  ]
 },
 {
  "id": "font.weight.light",
  "variable": "--lx-font-weight-light",
  "type": "fontWeight",
  "value": 300
 },
 {
  "id": "font.weight.regular",
  "variable": "--lx-font-weight-regular",
  "type": "fontWeight",
  "value": 400
 },
 {
  "id": "font.weight.medium",
  "variable": "--lx-font-weight-medium",
  "type": "fontWeight",
  "value": 500
 },
 {
  "id": "font.weight.semibold",
  "variable": "--lx-font-weight-semibold",
  "type": "fontWeight",
  "value": 600
 },
 {
  "id": "font.size.micro",
  "variable": "--lx-font-size-micro",
  "type": "dimension",
  "value": {
   "value": 0.75,
   "unit": "rem"
  }
 },
 {
  "id": "font.size.xs",
  "variable": "--lx-font-size-xs",
  "type": "dimension",
  "value": {
   "value": 0.8125,
   "unit": "rem"
  }
 },
 {
  "id": "font.size.sm",
  "variable": "--lx-font-size-sm",
  "type": "dimension",
  "value": {
   "value": 0.875,
   "unit": "rem"
  }
 },
 {
  "id": "font.size.ui",
  "variable": "--lx-font-size-ui",
  "type": "dimension",
  "description": "Navigation, buttons, brand names, prices",
  "value": {
   "value": 0.9375,
   "unit": "rem"
  }
 },
 {
  "id": "font.size.md",
  "variable": "--lx-font-size-md",
  "type": "dimension",
  "value": {
   "value": 1,
   "unit": "rem"
  }
 },
 {
  "id": "font.size.lg",
  "variable": "--lx-font-size-lg",
  "type": "dimension",
  "value": {
   "value": 1.125,
   "unit": "rem"
  }
 },
 {
  "id": "font.size.xl",
  "variable": "--lx-font-size-xl",
  "type": "dimension",
  "value": {
   "value": 1.375,
   "unit": "rem"
  }
 },
 {
  "id": "font.size.title-s",
  "variable": "--lx-font-size-title-s",
  "type": "dimension",
  "value": {
   "value": 1.625,
   "unit": "rem"
  },
  "overrides": {
   "below-768": {
    "value": 1.5,
    "unit": "rem"
   }
  }
 },
 {
  "id": "font.size.title-m",
  "variable": "--lx-font-size-title-m",
  "type": "dimension",
  "value": {
   "value": 2,
   "unit": "rem"
  },
  "overrides": {
   "below-768": {
    "value": 1.75,
    "unit": "rem"
   }
  }
 },
 {
  "id": "font.size.title-l",
  "variable": "--lx-font-size-title-l",
  "type": "dimension",
  "value": {
   "value": 2.75,
   "unit": "rem"
  },
  "overrides": {
   "below-768": {
    "value": 2.125,
    "unit": "rem"
   }
  }
 },
 {
  "id": "font.size.display-m",
  "variable": "--lx-font-size-display-m",
  "type": "dimension",
  "value": {
   "value": 4,
   "unit": "rem"
  },
  "overrides": {
   "below-768": {
    "value": 2.5,
    "unit": "rem"
   }
  }
 },
 {
  "id": "font.size.display-l",
  "variable": "--lx-font-size-display-l",
  "type": "dimension",
  "value": {
   "value": 5.5,
   "unit": "rem"
  },
  "overrides": {
   "below-768": {
    "value": 3,
    "unit": "rem"
   }
  }
 },
 {
  "id": "font.size.display-xl",
  "variable": "--lx-font-size-display-xl",
  "type": "dimension",
  "value": {
   "value": 7.5,
   "unit": "rem"
  },
  "overrides": {
   "below-768": {
    "value": 3.625,
    "unit": "rem"
   }
  }
 },
 {
  "id": "font.size.wordmark-s",
  "variable": "--lx-font-size-wordmark-s",
  "type": "dimension",
  "description": "Wordmark in the mobile header",
  "value": {
   "value": 1.4375,
   "unit": "rem"
  }
 },
 {
  "id": "font.size.wordmark-m",
  "variable": "--lx-font-size-wordmark-m",
  "type": "dimension",
  "description": "Wordmark in the desktop header",
  "value": {
   "value": 1.9375,
   "unit": "rem"
  }
 },
 {
  "id": "font.size.wordmark-l",
  "variable": "--lx-font-size-wordmark-l",
  "type": "dimension",
  "description": "Wordmark standing alone",
  "value": {
   "value": 2.75,
   "unit": "rem"
  }
 },
 {
  "id": "font.size.code",
  "variable": "--lx-font-size-code",
  "type": "dimension",
  "description": "Digits of a one-time code",
  "value": {
   "value": 1.75,
   "unit": "rem"
  }
 },
 {
  "id": "font.line-height.display-tight",
  "variable": "--lx-font-line-height-display-tight",
  "type": "number",
  "value": 0.92
 },
 {
  "id": "font.line-height.display",
  "variable": "--lx-font-line-height-display",
  "type": "number",
  "value": 0.95
 },
 {
  "id": "font.line-height.title",
  "variable": "--lx-font-line-height-title",
  "type": "number",
  "value": 1.14
 },
 {
  "id": "font.line-height.snug",
  "variable": "--lx-font-line-height-snug",
  "type": "number",
  "value": 1.3
 },
 {
  "id": "font.line-height.body",
  "variable": "--lx-font-line-height-body",
  "type": "number",
  "value": 1.5
 },
 {
  "id": "font.line-height.loose",
  "variable": "--lx-font-line-height-loose",
  "type": "number",
  "value": 1.62
 },
 {
  "id": "font.tracking.display",
  "variable": "--lx-font-tracking-display",
  "type": "dimension",
  "description": "Applied as em in CSS: -0.015em",
  "value": {
   "value": -0.015,
   "unit": "rem"
  }
 },
 {
  "id": "font.tracking.title",
  "variable": "--lx-font-tracking-title",
  "type": "dimension",
  "value": {
   "value": -0.005,
   "unit": "rem"
  }
 },
 {
  "id": "font.tracking.text",
  "variable": "--lx-font-tracking-text",
  "type": "dimension",
  "value": {
   "value": 0.002,
   "unit": "rem"
  }
 },
 {
  "id": "font.tracking.micro",
  "variable": "--lx-font-tracking-micro",
  "type": "dimension",
  "value": {
   "value": 0.015,
   "unit": "rem"
  }
 },
 {
  "id": "font.tracking.wordmark",
  "variable": "--lx-font-tracking-wordmark",
  "type": "dimension",
  "value": {
   "value": 0.2,
   "unit": "rem"
  }
 },
 {
  "id": "font.underline.offset",
  "variable": "--lx-font-underline-offset",
  "type": "dimension",
  "value": {
   "value": 4,
   "unit": "px"
  }
 },
 {
  "id": "font.underline.thickness",
  "variable": "--lx-font-underline-thickness",
  "type": "dimension",
  "value": {
   "value": 1,
   "unit": "px"
  }
 },
 {
  "id": "space.0",
  "variable": "--lx-space-0",
  "type": "dimension",
  "value": {
   "value": 0,
   "unit": "px"
  }
 },
 {
  "id": "space.2",
  "variable": "--lx-space-2",
  "type": "dimension",
  "value": {
   "value": 2,
   "unit": "px"
  }
 },
 {
  "id": "space.4",
  "variable": "--lx-space-4",
  "type": "dimension",
  "value": {
   "value": 4,
   "unit": "px"
  }
 },
 {
  "id": "space.6",
  "variable": "--lx-space-6",
  "type": "dimension",
  "value": {
   "value": 6,
   "unit": "px"
  }
 },
 {
  "id": "space.8",
  "variable": "--lx-space-8",
  "type": "dimension",
  "value": {
   "value": 8,
   "unit": "px"
  }
 },
 {
  "id": "space.10",
  "variable": "--lx-space-10",
  "type": "dimension",
  "value": {
   "value": 10,
   "unit": "px"
  }
 },
 {
  "id": "space.12",
  "variable": "--lx-space-12",
  "type": "dimension",
  "value": {
   "value": 12,
   "unit": "px"
  }
 },
 {
  "id": "space.14",
  "variable": "--lx-space-14",
  "type": "dimension",
  "value": {
   "value": 14,
   "unit": "px"
  }
 },
 {
  "id": "space.16",
  "variable": "--lx-space-16",
  "type": "dimension",
  "value": {
   "value": 16,
   "unit": "px"
  }
 },
 {
  "id": "space.18",
  "variable": "--lx-space-18",
  "type": "dimension",
  "value": {
   "value": 18,
   "unit": "px"
  }
 },
 {
  "id": "space.20",
  "variable": "--lx-space-20",
  "type": "dimension",
  "value": {
   "value": 20,
   "unit": "px"
  }
 },
 {
  "id": "space.24",
  "variable": "--lx-space-24",
  "type": "dimension",
  "value": {
   "value": 24,
   "unit": "px"
  }
 },
 {
  "id": "space.28",
  "variable": "--lx-space-28",
  "type": "dimension",
  "value": {
   "value": 28,
   "unit": "px"
  }
 },
 {
  "id": "space.32",
  "variable": "--lx-space-32",
  "type": "dimension",
  "value": {
   "value": 32,
   "unit": "px"
  }
 },
 {
  "id": "space.36",
  "variable": "--lx-space-36",
  "type": "dimension",
  "value": {
   "value": 36,
   "unit": "px"
  }
 },
 {
  "id": "space.40",
  "variable": "--lx-space-40",
  "type": "dimension",
  "value": {
   "value": 40,
   "unit": "px"
  }
 },
 {
  "id": "space.48",
  "variable": "--lx-space-48",
  "type": "dimension",
  "value": {
   "value": 48,
   "unit": "px"
  }
 },
 {
  "id": "space.56",
  "variable": "--lx-space-56",
  "type": "dimension",
  "description": "Between product rows",
  "value": {
   "value": 56,
   "unit": "px"
  }
 },
 {
  "id": "space.64",
  "variable": "--lx-space-64",
  "type": "dimension",
  "value": {
   "value": 64,
   "unit": "px"
  }
 },
 {
  "id": "space.80",
  "variable": "--lx-space-80",
  "type": "dimension",
  "value": {
   "value": 80,
   "unit": "px"
  }
 },
 {
  "id": "space.96",
  "variable": "--lx-space-96",
  "type": "dimension",
  "value": {
   "value": 96,
   "unit": "px"
  }
 },
 {
  "id": "space.120",
  "variable": "--lx-space-120",
  "type": "dimension",
  "value": {
   "value": 120,
   "unit": "px"
  }
 },
 {
  "id": "space.128",
  "variable": "--lx-space-128",
  "type": "dimension",
  "value": {
   "value": 128,
   "unit": "px"
  }
 },
 {
  "id": "space.160",
  "variable": "--lx-space-160",
  "type": "dimension",
  "value": {
   "value": 160,
   "unit": "px"
  }
 },
 {
  "id": "layout.margin",
  "variable": "--lx-layout-margin",
  "type": "dimension",
  "description": "Page margin from 1024",
  "value": {
   "value": 40,
   "unit": "px"
  }
 },
 {
  "id": "layout.margin-mobile",
  "variable": "--lx-layout-margin-mobile",
  "type": "dimension",
  "value": {
   "value": 20,
   "unit": "px"
  }
 },
 {
  "id": "layout.gutter",
  "variable": "--lx-layout-gutter",
  "type": "dimension",
  "value": {
   "value": 24,
   "unit": "px"
  }
 },
 {
  "id": "layout.gutter-mobile",
  "variable": "--lx-layout-gutter-mobile",
  "type": "dimension",
  "value": {
   "value": 12,
   "unit": "px"
  }
 },
 {
  "id": "layout.content-max",
  "variable": "--lx-layout-content-max",
  "type": "dimension",
  "value": {
   "value": 1680,
   "unit": "px"
  }
 },
 {
  "id": "layout.measure",
  "variable": "--lx-layout-measure",
  "type": "dimension",
  "description": "Longest line of running text",
  "value": {
   "value": 600,
   "unit": "px"
  }
 },
 {
  "id": "layout.page-margin",
  "variable": "--lx-layout-page-margin",
  "type": "dimension",
  "description": "Page margin of this viewport",
  "alias": "layout.margin",
  "value": {
   "value": 40,
   "unit": "px"
  },
  "overrides": {
   "below-1024": {
    "value": 20,
    "unit": "px"
   }
  }
 },
 {
  "id": "layout.page-gutter",
  "variable": "--lx-layout-page-gutter",
  "type": "dimension",
  "description": "Column gutter of this viewport",
  "alias": "layout.gutter",
  "value": {
   "value": 24,
   "unit": "px"
  },
  "overrides": {
   "below-1024": {
    "value": 12,
    "unit": "px"
   }
  }
 },
 {
  "id": "layout.section",
  "variable": "--lx-layout-section",
  "type": "dimension",
  "description": "Between sections of a page",
  "alias": "space.128",
  "value": {
   "value": 128,
   "unit": "px"
  },
  "overrides": {
   "below-1024": {
    "value": 80,
    "unit": "px"
   }
  }
 },
 {
  "id": "layout.product-gap",
  "variable": "--lx-layout-product-gap",
  "type": "dimension",
  "description": "Between product columns",
  "alias": "space.16",
  "value": {
   "value": 16,
   "unit": "px"
  },
  "overrides": {
   "below-1024": {
    "value": 10,
    "unit": "px"
   }
  }
 },
 {
  "id": "layout.product-row",
  "variable": "--lx-layout-product-row",
  "type": "dimension",
  "description": "Between product rows",
  "alias": "space.56",
  "value": {
   "value": 56,
   "unit": "px"
  },
  "overrides": {
   "below-1024": {
    "value": 36,
    "unit": "px"
   }
  }
 },
 {
  "id": "layout.form",
  "variable": "--lx-layout-form",
  "type": "dimension",
  "description": "A single-column form",
  "value": {
   "value": 440,
   "unit": "px"
  }
 },
 {
  "id": "layout.copy",
  "variable": "--lx-layout-copy",
  "type": "dimension",
  "description": "Running text",
  "alias": "layout.measure",
  "value": {
   "value": 600,
   "unit": "px"
  }
 },
 {
  "id": "layout.facets",
  "variable": "--lx-layout-facets",
  "type": "dimension",
  "description": "Facet column",
  "value": {
   "value": 232,
   "unit": "px"
  }
 },
 {
  "id": "layout.side",
  "variable": "--lx-layout-side",
  "type": "dimension",
  "description": "Account column",
  "value": {
   "value": 264,
   "unit": "px"
  }
 },
 {
  "id": "layout.summary",
  "variable": "--lx-layout-summary",
  "type": "dimension",
  "description": "Order summary column",
  "value": {
   "value": 400,
   "unit": "px"
  }
 },
 {
  "id": "layout.action-bar",
  "variable": "--lx-layout-action-bar",
  "type": "dimension",
  "description": "Bottom bar that holds the action on a narrow screen: also the scroll padding there",
  "value": {
   "value": 76,
   "unit": "px"
  }
 },
 {
  "id": "layout.toast-offset",
  "variable": "--lx-layout-toast-offset",
  "type": "dimension",
  "description": "From the bottom of the window to a toast",
  "alias": "space.32",
  "value": {
   "value": 32,
   "unit": "px"
  },
  "overrides": {
   "below-1024": {
    "value": 92,
    "unit": "px"
   }
  }
 },
 {
  "id": "size.control-s",
  "variable": "--lx-size-control-s",
  "type": "dimension",
  "value": {
   "value": 36,
   "unit": "px"
  }
 },
 {
  "id": "size.control-m",
  "variable": "--lx-size-control-m",
  "type": "dimension",
  "value": {
   "value": 48,
   "unit": "px"
  }
 },
 {
  "id": "size.control-l",
  "variable": "--lx-size-control-l",
  "type": "dimension",
  "value": {
   "value": 56,
   "unit": "px"
  }
 },
 {
  "id": "size.target-min",
  "variable": "--lx-size-target-min",
  "type": "dimension",
  "description": "Touch target on coarse pointers",
  "value": {
   "value": 44,
   "unit": "px"
  }
 },
 {
  "id": "size.target-floor",
  "variable": "--lx-size-target-floor",
  "type": "dimension",
  "value": {
   "value": 24,
   "unit": "px"
  }
 },
 {
  "id": "size.icon",
  "variable": "--lx-size-icon",
  "type": "dimension",
  "value": {
   "value": 20,
   "unit": "px"
  }
 },
 {
  "id": "size.icon-s",
  "variable": "--lx-size-icon-s",
  "type": "dimension",
  "value": {
   "value": 16,
   "unit": "px"
  }
 },
 {
  "id": "size.header-utility",
  "variable": "--lx-size-header-utility",
  "type": "dimension",
  "value": {
   "value": 40,
   "unit": "px"
  }
 },
 {
  "id": "size.header-main",
  "variable": "--lx-size-header-main",
  "type": "dimension",
  "value": {
   "value": 81,
   "unit": "px"
  }
 },
 {
  "id": "size.drawer",
  "variable": "--lx-size-drawer",
  "type": "dimension",
  "value": {
   "value": 440,
   "unit": "px"
  }
 },
 {
  "id": "size.modal",
  "variable": "--lx-size-modal",
  "type": "dimension",
  "value": {
   "value": 880,
   "unit": "px"
  }
 },
 {
  "id": "size.control-xs",
  "variable": "--lx-size-control-xs",
  "type": "dimension",
  "description": "Inline controls in dense rows",
  "value": {
   "value": 28,
   "unit": "px"
  }
 },
 {
  "id": "size.control-t",
  "variable": "--lx-size-control-t",
  "type": "dimension",
  "description": "Touch height where 48 does not fit: size tiles, steppers",
  "value": {
   "value": 44,
   "unit": "px"
  }
 },
 {
  "id": "size.icon-l",
  "variable": "--lx-size-icon-l",
  "type": "dimension",
  "value": {
   "value": 28,
   "unit": "px"
  }
 },
 {
  "id": "size.check",
  "variable": "--lx-size-check",
  "type": "dimension",
  "description": "Checkbox and radio",
  "value": {
   "value": 18,
   "unit": "px"
  }
 },
 {
  "id": "size.check-mark-w",
  "variable": "--lx-size-check-mark-w",
  "type": "dimension",
  "value": {
   "value": 9,
   "unit": "px"
  }
 },
 {
  "id": "size.check-mark-h",
  "variable": "--lx-size-check-mark-h",
  "type": "dimension",
  "value": {
   "value": 5,
   "unit": "px"
  }
 },
 {
  "id": "size.dot",
  "variable": "--lx-size-dot",
  "type": "dimension",
  "description": "Radio dot",
  "value": {
   "value": 8,
   "unit": "px"
  }
 },
 {
  "id": "size.switch-w",
  "variable": "--lx-size-switch-w",
  "type": "dimension",
  "value": {
   "value": 36,
   "unit": "px"
  }
 },
 {
  "id": "size.switch-h",
  "variable": "--lx-size-switch-h",
  "type": "dimension",
  "value": {
   "value": 20,
   "unit": "px"
  }
 },
 {
  "id": "size.knob",
  "variable": "--lx-size-knob",
  "type": "dimension",
  "value": {
   "value": 12,
   "unit": "px"
  }
 },
 {
  "id": "size.badge",
  "variable": "--lx-size-badge",
  "type": "dimension",
  "description": "Count badge",
  "value": {
   "value": 18,
   "unit": "px"
  }
 },
 {
  "id": "size.progress",
  "variable": "--lx-size-progress",
  "type": "dimension",
  "description": "Busy line",
  "value": {
   "value": 3,
   "unit": "px"
  }
 },
 {
  "id": "size.code-box",
  "variable": "--lx-size-code-box",
  "type": "dimension",
  "description": "One box of a one-time code",
  "value": {
   "value": 60,
   "unit": "px"
  }
 },
 {
  "id": "size.thumb",
  "variable": "--lx-size-thumb",
  "type": "dimension",
  "description": "Range thumb",
  "value": {
   "value": 18,
   "unit": "px"
  }
 },
 {
  "id": "size.track",
  "variable": "--lx-size-track",
  "type": "dimension",
  "description": "Range track",
  "value": {
   "value": 2,
   "unit": "px"
  }
 },
 {
  "id": "size.trail-dot",
  "variable": "--lx-size-trail-dot",
  "type": "dimension",
  "value": {
   "value": 11,
   "unit": "px"
  }
 },
 {
  "id": "size.swatch-w",
  "variable": "--lx-size-swatch-w",
  "type": "dimension",
  "value": {
   "value": 34,
   "unit": "px"
  }
 },
 {
  "id": "size.swatch-h",
  "variable": "--lx-size-swatch-h",
  "type": "dimension",
  "value": {
   "value": 42,
   "unit": "px"
  }
 },
 {
  "id": "size.tile-min",
  "variable": "--lx-size-tile-min",
  "type": "dimension",
  "description": "Narrowest size tile",
  "value": {
   "value": 56,
   "unit": "px"
  }
 },
 {
  "id": "size.modal-s",
  "variable": "--lx-size-modal-s",
  "type": "dimension",
  "alias": "size.drawer",
  "value": {
   "value": 440,
   "unit": "px"
  }
 },
 {
  "id": "size.modal-m",
  "variable": "--lx-size-modal-m",
  "type": "dimension",
  "value": {
   "value": 640,
   "unit": "px"
  }
 },
 {
  "id": "size.toast",
  "variable": "--lx-size-toast",
  "type": "dimension",
  "description": "Widest toast",
  "value": {
   "value": 480,
   "unit": "px"
  }
 },
 {
  "id": "size.toast-min",
  "variable": "--lx-size-toast-min",
  "type": "dimension",
  "value": {
   "value": 320,
   "unit": "px"
  }
 },
 {
  "id": "size.image-s",
  "variable": "--lx-size-image-s",
  "type": "dimension",
  "description": "Product picture in a bag line, mobile",
  "value": {
   "value": 96,
   "unit": "px"
  }
 },
 {
  "id": "size.image-m",
  "variable": "--lx-size-image-m",
  "type": "dimension",
  "description": "Product picture in a bag line",
  "value": {
   "value": 132,
   "unit": "px"
  }
 },
 {
  "id": "size.image-xs",
  "variable": "--lx-size-image-xs",
  "type": "dimension",
  "description": "Product picture in a list",
  "value": {
   "value": 72,
   "unit": "px"
  }
 },
 {
  "id": "size.search",
  "variable": "--lx-size-search",
  "type": "dimension",
  "description": "Search box of the header",
  "value": {
   "value": 248,
   "unit": "px"
  }
 },
 {
  "id": "size.header-mobile",
  "variable": "--lx-size-header-mobile",
  "type": "dimension",
  "value": {
   "value": 52,
   "unit": "px"
  }
 },
 {
  "id": "size.header-search",
  "variable": "--lx-size-header-search",
  "type": "dimension",
  "description": "Search row of the mobile header",
  "value": {
   "value": 40,
   "unit": "px"
  }
 },
 {
  "id": "size.header-sub",
  "variable": "--lx-size-header-sub",
  "type": "dimension",
  "description": "Sub-menu",
  "value": {
   "value": 40,
   "unit": "px"
  }
 },
 {
  "id": "size.selvedge",
  "variable": "--lx-size-selvedge",
  "type": "dimension",
  "value": {
   "value": 7,
   "unit": "px"
  }
 },
 {
  "id": "size.focus-offset",
  "variable": "--lx-size-focus-offset",
  "type": "dimension",
  "description": "Focus ring to control",
  "value": {
   "value": 3,
   "unit": "px"
  }
 },
 {
  "id": "size.wait-bar",
  "variable": "--lx-size-wait-bar",
  "type": "dimension",
  "description": "Progress of a list",
  "value": {
   "value": 160,
   "unit": "px"
  }
 },
 {
  "id": "size.empty",
  "variable": "--lx-size-empty",
  "type": "dimension",
  "description": "Widest empty-state sentence",
  "value": {
   "value": 320,
   "unit": "px"
  }
 },
 {
  "id": "size.hero",
  "variable": "--lx-size-hero",
  "type": "dimension",
  "description": "Hero height below 1024",
  "value": {
   "value": 600,
   "unit": "px"
  }
 },
 {
  "id": "size.hero-wide",
  "variable": "--lx-size-hero-wide",
  "type": "dimension",
  "description": "Hero height from 1024",
  "value": {
   "value": 780,
   "unit": "px"
  }
 },
 {
  "id": "size.move",
  "variable": "--lx-size-move",
  "type": "dimension",
  "description": "How far a layer moves while it opens",
  "value": {
   "value": 8,
   "unit": "px"
  }
 },
 {
  "id": "size.page-min",
  "variable": "--lx-size-page-min",
  "type": "dimension",
  "description": "Narrowest page",
  "value": {
   "value": 320,
   "unit": "px"
  }
 },
 {
  "id": "radius.none",
  "variable": "--lx-radius-none",
  "type": "dimension",
  "value": {
   "value": 0,
   "unit": "px"
  }
 },
 {
  "id": "radius.hair",
  "variable": "--lx-radius-hair",
  "type": "dimension",
  "description": "Checkbox and skeleton only",
  "value": {
   "value": 2,
   "unit": "px"
  }
 },
 {
  "id": "radius.full",
  "variable": "--lx-radius-full",
  "type": "dimension",
  "description": "Radio, switch, dot, count badge",
  "value": {
   "value": 999,
   "unit": "px"
  }
 },
 {
  "id": "border-width.hair",
  "variable": "--lx-border-width-hair",
  "type": "dimension",
  "value": {
   "value": 1,
   "unit": "px"
  }
 },
 {
  "id": "border-width.mark",
  "variable": "--lx-border-width-mark",
  "type": "dimension",
  "description": "Selected, active tab, focus",
  "value": {
   "value": 2,
   "unit": "px"
  }
 },
 {
  "id": "border-width.bold",
  "variable": "--lx-border-width-bold",
  "type": "dimension",
  "description": "Busy line",
  "value": {
   "value": 3,
   "unit": "px"
  }
 },
 {
  "id": "elevation.none",
  "variable": "--lx-elevation-none",
  "type": "shadow",
  "value": [
   {
    "color": {
     "colorSpace": "srgb",
     "components": [
      0,
      0,
      0
     ],
     "alpha": 0
    },
    "offsetX": {
     "value": 0,
     "unit": "px"
    },
    "offsetY": {
     "value": 0,
     "unit": "px"
    },
    "blur": {
     "value": 0,
     "unit": "px"
    },
    "spread": {
     "value": 0,
     "unit": "px"
    },
    "inset": false
   }
  ]
 },
 {
  "id": "elevation.float",
  "variable": "--lx-elevation-float",
  "type": "shadow",
  "description": "Menus, mini bag, modals. Nothing in the page flow casts a shadow.",
  "value": [
   {
    "color": {
     "colorSpace": "srgb",
     "components": [
      0,
      0,
      0
     ],
     "alpha": 0.5
    },
    "offsetX": {
     "value": 0,
     "unit": "px"
    },
    "offsetY": {
     "value": 24,
     "unit": "px"
    },
    "blur": {
     "value": 64,
     "unit": "px"
    },
    "spread": {
     "value": -16,
     "unit": "px"
    },
    "inset": false
   }
  ]
 },
 {
  "id": "z-index.base",
  "variable": "--lx-z-index-base",
  "type": "number",
  "value": 0
 },
 {
  "id": "z-index.raised",
  "variable": "--lx-z-index-raised",
  "type": "number",
  "description": "Above a sibling, inside one component",
  "value": 1
 },
 {
  "id": "z-index.sticky",
  "variable": "--lx-z-index-sticky",
  "type": "number",
  "value": 100
 },
 {
  "id": "z-index.header",
  "variable": "--lx-z-index-header",
  "type": "number",
  "value": 200
 },
 {
  "id": "z-index.scrim",
  "variable": "--lx-z-index-scrim",
  "type": "number",
  "value": 300
 },
 {
  "id": "z-index.menu",
  "variable": "--lx-z-index-menu",
  "type": "number",
  "value": 400
 },
 {
  "id": "z-index.drawer",
  "variable": "--lx-z-index-drawer",
  "type": "number",
  "value": 500
 },
 {
  "id": "z-index.modal",
  "variable": "--lx-z-index-modal",
  "type": "number",
  "value": 600
 },
 {
  "id": "z-index.toast",
  "variable": "--lx-z-index-toast",
  "type": "number",
  "value": 700
 },
 {
  "id": "z-index.loader",
  "variable": "--lx-z-index-loader",
  "type": "number",
  "value": 800
 },
 {
  "id": "breakpoint.sm",
  "variable": "--lx-breakpoint-sm",
  "type": "dimension",
  "value": {
   "value": 640,
   "unit": "px"
  }
 },
 {
  "id": "breakpoint.md",
  "variable": "--lx-breakpoint-md",
  "type": "dimension",
  "value": {
   "value": 768,
   "unit": "px"
  }
 },
 {
  "id": "breakpoint.lg",
  "variable": "--lx-breakpoint-lg",
  "type": "dimension",
  "value": {
   "value": 1024,
   "unit": "px"
  }
 },
 {
  "id": "breakpoint.xl",
  "variable": "--lx-breakpoint-xl",
  "type": "dimension",
  "value": {
   "value": 1600,
   "unit": "px"
  }
 },
 {
  "id": "breakpoint.xxl",
  "variable": "--lx-breakpoint-xxl",
  "type": "dimension",
  "value": {
   "value": 1800,
   "unit": "px"
  }
 },
 {
  "id": "nav-offset.mobile",
  "variable": "--lx-nav-offset-mobile",
  "type": "dimension",
  "description": "Mobile header only",
  "value": {
   "value": 52,
   "unit": "px"
  }
 },
 {
  "id": "nav-offset.mobile-search",
  "variable": "--lx-nav-offset-mobile-search",
  "type": "dimension",
  "description": "Mobile header with its search row",
  "value": {
   "value": 92,
   "unit": "px"
  }
 },
 {
  "id": "nav-offset.desktop",
  "variable": "--lx-nav-offset-desktop",
  "type": "dimension",
  "description": "Utility strip 40 + header 81",
  "value": {
   "value": 121,
   "unit": "px"
  }
 },
 {
  "id": "nav-offset.desktop-sub",
  "variable": "--lx-nav-offset-desktop-sub",
  "type": "dimension",
  "description": "121 + sub-menu 40 (listing, store, account)",
  "value": {
   "value": 161,
   "unit": "px"
  }
 },
 {
  "id": "nav-offset.current",
  "variable": "--lx-nav-offset-current",
  "type": "dimension",
  "description": "Nav offset of this viewport: sticky top and scroll padding",
  "alias": "nav-offset.desktop",
  "value": {
   "value": 121,
   "unit": "px"
  },
  "overrides": {
   "below-1024": {
    "value": 92,
    "unit": "px"
   }
  }
 },
 {
  "id": "ratio.product",
  "variable": "--lx-ratio-product",
  "type": "number",
  "description": "4:5",
  "value": 0.8
 },
 {
  "id": "ratio.editorial",
  "variable": "--lx-ratio-editorial",
  "type": "number",
  "description": "3:2",
  "value": 1.5
 },
 {
  "id": "ratio.square",
  "variable": "--lx-ratio-square",
  "type": "number",
  "value": 1
 },
 {
  "id": "stroke.icon",
  "variable": "--lx-stroke-icon",
  "type": "number",
  "description": "Icon line, in a 20 box",
  "value": 1.25
 },
 {
  "id": "opacity.unavailable",
  "variable": "--lx-opacity-unavailable",
  "type": "number",
  "description": "Picture of an item that is out of stock",
  "value": 0.4
 },
 {
  "id": "duration.instant",
  "variable": "--lx-duration-instant",
  "type": "duration",
  "value": {
   "value": 80,
   "unit": "ms"
  },
  "overrides": {
   "reduced-motion": {
    "value": 0,
    "unit": "ms"
   }
  }
 },
 {
  "id": "duration.quick",
  "variable": "--lx-duration-quick",
  "type": "duration",
  "value": {
   "value": 160,
   "unit": "ms"
  },
  "overrides": {
   "reduced-motion": {
    "value": 0,
    "unit": "ms"
   }
  }
 },
 {
  "id": "duration.calm",
  "variable": "--lx-duration-calm",
  "type": "duration",
  "value": {
   "value": 280,
   "unit": "ms"
  },
  "overrides": {
   "reduced-motion": {
    "value": 0,
    "unit": "ms"
   }
  }
 },
 {
  "id": "duration.slow",
  "variable": "--lx-duration-slow",
  "type": "duration",
  "value": {
   "value": 480,
   "unit": "ms"
  },
  "overrides": {
   "reduced-motion": {
    "value": 0,
    "unit": "ms"
   }
  }
 },
 {
  "id": "duration.reveal",
  "variable": "--lx-duration-reveal",
  "type": "duration",
  "value": {
   "value": 800,
   "unit": "ms"
  },
  "overrides": {
   "reduced-motion": {
    "value": 0,
    "unit": "ms"
   }
  }
 },
 {
  "id": "duration.loader-delay",
  "variable": "--lx-duration-loader-delay",
  "type": "duration",
  "description": "Spec: loader shows after 170 ms",
  "value": {
   "value": 170,
   "unit": "ms"
  }
 },
 {
  "id": "duration.toast",
  "variable": "--lx-duration-toast",
  "type": "duration",
  "description": "Spec: toast default",
  "value": {
   "value": 3000,
   "unit": "ms"
  }
 },
 {
  "id": "duration.leave",
  "variable": "--lx-duration-leave",
  "type": "duration",
  "description": "Leaving layers: a third shorter than calm",
  "value": {
   "value": 190,
   "unit": "ms"
  },
  "overrides": {
   "reduced-motion": {
    "value": 0,
    "unit": "ms"
   }
  }
 },
 {
  "id": "duration.leave-slow",
  "variable": "--lx-duration-leave-slow",
  "type": "duration",
  "description": "Leaving drawers: a third shorter than slow",
  "value": {
   "value": 320,
   "unit": "ms"
  },
  "overrides": {
   "reduced-motion": {
    "value": 0,
    "unit": "ms"
   }
  }
 },
 {
  "id": "duration.sheen",
  "variable": "--lx-duration-sheen",
  "type": "duration",
  "description": "One pass of the skeleton sheen: the only loop",
  "value": {
   "value": 2400,
   "unit": "ms"
  },
  "overrides": {
   "reduced-motion": {
    "value": 0,
    "unit": "ms"
   }
  }
 },
 {
  "id": "duration.intent",
  "variable": "--lx-duration-intent",
  "type": "duration",
  "description": "Hover intent before a mega menu opens",
  "value": {
   "value": 120,
   "unit": "ms"
  }
 },
 {
  "id": "duration.busy",
  "variable": "--lx-duration-busy",
  "type": "duration",
  "description": "One pass of the busy line of a button",
  "value": {
   "value": 1600,
   "unit": "ms"
  },
  "overrides": {
   "reduced-motion": {
    "value": 0,
    "unit": "ms"
   }
  }
 },
 {
  "id": "easing.out",
  "variable": "--lx-easing-out",
  "type": "cubicBezier",
  "value": [
   0.2,
   0.7,
   0.1,
   1
  ]
 },
 {
  "id": "easing.in-out",
  "variable": "--lx-easing-in-out",
  "type": "cubicBezier",
  "value": [
   0.6,
   0,
   0.2,
   1
  ]
 },
 {
  "id": "easing.in",
  "variable": "--lx-easing-in",
  "type": "cubicBezier",
  "value": [
   0.5,
   0,
   0.9,
   0.4
  ]
 },
 {
  "id": "easing.linear",
  "variable": "--lx-easing-linear",
  "type": "cubicBezier",
  "value": [
   0,
   0,
   1,
   1
  ]
 },
 {
  "id": "transition.hover",
  "variable": "--lx-transition-hover",
  "type": "transition",
  "value": {
   "duration": {
    "value": 160,
    "unit": "ms"
   },
   "delay": {
    "value": 0,
    "unit": "ms"
   },
   "timingFunction": [
    0.2,
    0.7,
    0.1,
    1
   ]
  },
  "overrides": {
   "reduced-motion": {
    "duration": {
     "value": 0,
     "unit": "ms"
    },
    "delay": {
     "value": 0,
     "unit": "ms"
    },
    "timingFunction": [
     0.2,
     0.7,
     0.1,
     1
    ]
   }
  }
 },
 {
  "id": "transition.layer",
  "variable": "--lx-transition-layer",
  "type": "transition",
  "value": {
   "duration": {
    "value": 280,
    "unit": "ms"
   },
   "delay": {
    "value": 0,
    "unit": "ms"
   },
   "timingFunction": [
    0.2,
    0.7,
    0.1,
    1
   ]
  },
  "overrides": {
   "reduced-motion": {
    "duration": {
     "value": 0,
     "unit": "ms"
    },
    "delay": {
     "value": 0,
     "unit": "ms"
    },
    "timingFunction": [
     0.2,
     0.7,
     0.1,
     1
    ]
   }
  }
 },
 {
  "id": "transition.drawer",
  "variable": "--lx-transition-drawer",
  "type": "transition",
  "value": {
   "duration": {
    "value": 480,
    "unit": "ms"
   },
   "delay": {
    "value": 0,
    "unit": "ms"
   },
   "timingFunction": [
    0.2,
    0.7,
    0.1,
    1
   ]
  },
  "overrides": {
   "reduced-motion": {
    "duration": {
     "value": 0,
     "unit": "ms"
    },
    "delay": {
     "value": 0,
     "unit": "ms"
    },
    "timingFunction": [
     0.2,
     0.7,
     0.1,
     1
    ]
   }
  }
 },
 {
  "id": "color.bg.page",
  "variable": "--lx-color-bg-page",
  "type": "color",
  "alias": "palette.ink.950",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0706,
    0.0627,
    0.0549
   ],
   "alpha": 1,
   "hex": "#12100e"
  },
  "overrides": {
   "indiluxe-dark": {
    "colorSpace": "srgb",
    "components": [
     0.098,
     0.0588,
     0.0431
    ],
    "alpha": 1,
    "hex": "#190f0b"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.098,
     0.0588,
     0.0431
    ],
    "alpha": 1,
    "hex": "#190f0b"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9608,
     0.9216,
     0.8549
    ],
    "alpha": 1,
    "hex": "#f5ebda"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9608,
     0.9216,
     0.8549
    ],
    "alpha": 1,
    "hex": "#f5ebda"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   }
  }
 },
 {
  "id": "color.bg.raised",
  "variable": "--lx-color-bg-raised",
  "type": "color",
  "description": "Menus, drawers, modals, fields",
  "alias": "palette.ink.900",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.098,
    0.0863,
    0.0745
   ],
   "alpha": 1,
   "hex": "#191613"
  },
  "overrides": {
   "indiluxe-dark": {
    "colorSpace": "srgb",
    "components": [
     0.1333,
     0.0863,
     0.0588
    ],
    "alpha": 1,
    "hex": "#22160f"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1333,
     0.0863,
     0.0588
    ],
    "alpha": 1,
    "hex": "#22160f"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9922,
     0.9843,
     0.9686
    ],
    "alpha": 1,
    "hex": "#fdfbf7"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9843,
     0.9608,
     0.9176
    ],
    "alpha": 1,
    "hex": "#fbf5ea"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9922,
     0.9843,
     0.9686
    ],
    "alpha": 1,
    "hex": "#fdfbf7"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9843,
     0.9608,
     0.9176
    ],
    "alpha": 1,
    "hex": "#fbf5ea"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.9922,
     0.9843,
     0.9686
    ],
    "alpha": 1,
    "hex": "#fdfbf7"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0902,
     0.1137,
     0.1922
    ],
    "alpha": 1,
    "hex": "#171d31"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0902,
     0.1137,
     0.1922
    ],
    "alpha": 1,
    "hex": "#171d31"
   }
  }
 },
 {
  "id": "color.bg.sunken",
  "variable": "--lx-color-bg-sunken",
  "type": "color",
  "alias": "palette.ink.1000",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0431,
    0.0353,
    0.0275
   ],
   "alpha": 1,
   "hex": "#0b0907"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0588,
     0.1137
    ],
    "alpha": 1,
    "hex": "#0b0f1d"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0588,
     0.1137
    ],
    "alpha": 1,
    "hex": "#0b0f1d"
   }
  }
 },
 {
  "id": "color.bg.media",
  "variable": "--lx-color-bg-media",
  "type": "color",
  "description": "Background of a product cut-out",
  "alias": "palette.ink.850",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.1294,
    0.1137,
    0.098
   ],
   "alpha": 1,
   "hex": "#211d19"
  },
  "overrides": {
   "indiluxe-dark": {
    "colorSpace": "srgb",
    "components": [
     0.1725,
     0.1137,
     0.0824
    ],
    "alpha": 1,
    "hex": "#2c1d15"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1725,
     0.1137,
     0.0824
    ],
    "alpha": 1,
    "hex": "#2c1d15"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9216,
     0.8706,
     0.7843
    ],
    "alpha": 1,
    "hex": "#ebdec8"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9216,
     0.8706,
     0.7843
    ],
    "alpha": 1,
    "hex": "#ebdec8"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0941,
     0.1255,
     0.2196
    ],
    "alpha": 1,
    "hex": "#182038"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0941,
     0.1255,
     0.2196
    ],
    "alpha": 1,
    "hex": "#182038"
   }
  }
 },
 {
  "id": "color.bg.hover",
  "variable": "--lx-color-bg-hover",
  "type": "color",
  "alias": "palette.ink.850",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.1294,
    0.1137,
    0.098
   ],
   "alpha": 1,
   "hex": "#211d19"
  },
  "overrides": {
   "indiluxe-dark": {
    "colorSpace": "srgb",
    "components": [
     0.1725,
     0.1137,
     0.0824
    ],
    "alpha": 1,
    "hex": "#2c1d15"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1725,
     0.1137,
     0.0824
    ],
    "alpha": 1,
    "hex": "#2c1d15"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9216,
     0.8706,
     0.7843
    ],
    "alpha": 1,
    "hex": "#ebdec8"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9216,
     0.8706,
     0.7843
    ],
    "alpha": 1,
    "hex": "#ebdec8"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.1216,
     0.1451,
     0.2196
    ],
    "alpha": 1,
    "hex": "#1f2538"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1216,
     0.1451,
     0.2196
    ],
    "alpha": 1,
    "hex": "#1f2538"
   }
  }
 },
 {
  "id": "color.bg.inverse",
  "variable": "--lx-color-bg-inverse",
  "type": "color",
  "alias": "palette.ivory.100",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9569,
    0.9333,
    0.8902
   ],
   "alpha": 1,
   "hex": "#f4eee3"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 1,
    "hex": "#e6e9f4"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 1,
    "hex": "#e6e9f4"
   }
  }
 },
 {
  "id": "color.bg.scrim",
  "variable": "--lx-color-bg-scrim",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0431,
    0.0353,
    0.0275
   ],
   "alpha": 0.72,
   "hex": "#0b0907"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.48,
    "hex": "#12100e"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.48,
    "hex": "#12100e"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.48,
    "hex": "#12100e"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.48,
    "hex": "#12100e"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.48,
    "hex": "#12100e"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0392,
     0.051,
     0.098
    ],
    "alpha": 0.72,
    "hex": "#0a0d19"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0392,
     0.051,
     0.098
    ],
    "alpha": 0.72,
    "hex": "#0a0d19"
   }
  }
 },
 {
  "id": "color.bg.skeleton",
  "variable": "--lx-color-bg-skeleton",
  "type": "color",
  "alias": "palette.ink.850",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.1294,
    0.1137,
    0.098
   ],
   "alpha": 1,
   "hex": "#211d19"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.1216,
     0.1451,
     0.2196
    ],
    "alpha": 1,
    "hex": "#1f2538"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1216,
     0.1451,
     0.2196
    ],
    "alpha": 1,
    "hex": "#1f2538"
   }
  }
 },
 {
  "id": "color.bg.skeleton-sheen",
  "variable": "--lx-color-bg-skeleton-sheen",
  "type": "color",
  "alias": "palette.ink.800",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.1686,
    0.149,
    0.1294
   ],
   "alpha": 1,
   "hex": "#2b2621"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.8902,
     0.8588,
     0.8
    ],
    "alpha": 1,
    "hex": "#e3dbcc"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.8902,
     0.8588,
     0.8
    ],
    "alpha": 1,
    "hex": "#e3dbcc"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.8902,
     0.8588,
     0.8
    ],
    "alpha": 1,
    "hex": "#e3dbcc"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.8902,
     0.8588,
     0.8
    ],
    "alpha": 1,
    "hex": "#e3dbcc"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.8902,
     0.8588,
     0.8
    ],
    "alpha": 1,
    "hex": "#e3dbcc"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.1647,
     0.1843,
     0.2588
    ],
    "alpha": 1,
    "hex": "#2a2f42"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1647,
     0.1843,
     0.2588
    ],
    "alpha": 1,
    "hex": "#2a2f42"
   }
  }
 },
 {
  "id": "color.bg.glow",
  "variable": "--lx-color-bg-glow",
  "type": "color",
  "description": "Upper-left glow on media backgrounds",
  "value": {
   "colorSpace": "srgb",
   "components": [
    1,
    0.9412,
    0.8431
   ],
   "alpha": 0.13,
   "hex": "#fff0d7"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     1,
     1,
     1
    ],
    "alpha": 0.7,
    "hex": "#ffffff"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     1,
     1,
     1
    ],
    "alpha": 0.7,
    "hex": "#ffffff"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     1,
     1,
     1
    ],
    "alpha": 0.7,
    "hex": "#ffffff"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     1,
     1,
     1
    ],
    "alpha": 0.7,
    "hex": "#ffffff"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     1,
     1,
     1
    ],
    "alpha": 0.7,
    "hex": "#ffffff"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 0.1,
    "hex": "#e6e9f4"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 0.1,
    "hex": "#e6e9f4"
   }
  }
 },
 {
  "id": "color.text.primary",
  "variable": "--lx-color-text-primary",
  "type": "color",
  "alias": "palette.ivory.100",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9569,
    0.9333,
    0.8902
   ],
   "alpha": 1,
   "hex": "#f4eee3"
  },
  "overrides": {
   "dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9882,
     0.9765,
     0.9529
    ],
    "alpha": 1,
    "hex": "#fcf9f3"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9882,
     0.9765,
     0.9529
    ],
    "alpha": 1,
    "hex": "#fcf9f3"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 1,
    "hex": "#e6e9f4"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 1,
    "hex": "#e6e9f4"
   }
  }
 },
 {
  "id": "color.text.secondary",
  "variable": "--lx-color-text-secondary",
  "type": "color",
  "alias": "palette.stone.300",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.749,
    0.7059,
    0.6471
   ],
   "alpha": 1,
   "hex": "#bfb4a5"
  },
  "overrides": {
   "dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.8118,
     0.749
    ],
    "alpha": 1,
    "hex": "#d9cfbf"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.8118,
     0.749
    ],
    "alpha": 1,
    "hex": "#d9cfbf"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.3529,
     0.3176,
     0.2824
    ],
    "alpha": 1,
    "hex": "#5a5148"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.3529,
     0.3176,
     0.2824
    ],
    "alpha": 1,
    "hex": "#5a5148"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1686,
     0.149,
     0.1294
    ],
    "alpha": 1,
    "hex": "#2b2621"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1686,
     0.149,
     0.1294
    ],
    "alpha": 1,
    "hex": "#2b2621"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.3529,
     0.3176,
     0.2824
    ],
    "alpha": 1,
    "hex": "#5a5148"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.6627,
     0.702,
     0.8392
    ],
    "alpha": 1,
    "hex": "#a9b3d6"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.6627,
     0.702,
     0.8392
    ],
    "alpha": 1,
    "hex": "#a9b3d6"
   }
  }
 },
 {
  "id": "color.text.tertiary",
  "variable": "--lx-color-text-tertiary",
  "type": "color",
  "description": "Smallest allowed contrast. AA on page and raised.",
  "alias": "palette.stone.400",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.6275,
    0.5804,
    0.5176
   ],
   "alpha": 1,
   "hex": "#a09484"
  },
  "overrides": {
   "dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.749,
     0.7059,
     0.6471
    ],
    "alpha": 1,
    "hex": "#bfb4a5"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.749,
     0.7059,
     0.6471
    ],
    "alpha": 1,
    "hex": "#bfb4a5"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.4118,
     0.3725,
     0.3294
    ],
    "alpha": 1,
    "hex": "#695f54"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.4118,
     0.3725,
     0.3294
    ],
    "alpha": 1,
    "hex": "#695f54"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.2392,
     0.2118,
     0.1843
    ],
    "alpha": 1,
    "hex": "#3d362f"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.2392,
     0.2118,
     0.1843
    ],
    "alpha": 1,
    "hex": "#3d362f"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.4118,
     0.3725,
     0.3294
    ],
    "alpha": 1,
    "hex": "#695f54"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.5176,
     0.5529,
     0.6784
    ],
    "alpha": 1,
    "hex": "#848dad"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.6627,
     0.702,
     0.8392
    ],
    "alpha": 1,
    "hex": "#a9b3d6"
   }
  }
 },
 {
  "id": "color.text.disabled",
  "variable": "--lx-color-text-disabled",
  "type": "color",
  "description": "Exempt from AA: never the only source of a fact",
  "alias": "palette.ink.600",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.3529,
    0.3176,
    0.2824
   ],
   "alpha": 1,
   "hex": "#5a5148"
  },
  "overrides": {
   "dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.6275,
     0.5804,
     0.5176
    ],
    "alpha": 1,
    "hex": "#a09484"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.6275,
     0.5804,
     0.5176
    ],
    "alpha": 1,
    "hex": "#a09484"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.6275,
     0.5804,
     0.5176
    ],
    "alpha": 1,
    "hex": "#a09484"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.6275,
     0.5804,
     0.5176
    ],
    "alpha": 1,
    "hex": "#a09484"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4118,
     0.3725,
     0.3294
    ],
    "alpha": 1,
    "hex": "#695f54"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4118,
     0.3725,
     0.3294
    ],
    "alpha": 1,
    "hex": "#695f54"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.6275,
     0.5804,
     0.5176
    ],
    "alpha": 1,
    "hex": "#a09484"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.3804,
     0.4,
     0.4667
    ],
    "alpha": 1,
    "hex": "#616677"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.5373,
     0.5529,
     0.6157
    ],
    "alpha": 1,
    "hex": "#898d9d"
   }
  }
 },
 {
  "id": "color.text.inverse",
  "variable": "--lx-color-text-inverse",
  "type": "color",
  "alias": "palette.ink.950",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0706,
    0.0627,
    0.0549
   ],
   "alpha": 1,
   "hex": "#12100e"
  },
  "overrides": {
   "indiluxe-dark": {
    "colorSpace": "srgb",
    "components": [
     0.098,
     0.0588,
     0.0431
    ],
    "alpha": 1,
    "hex": "#190f0b"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.098,
     0.0588,
     0.0431
    ],
    "alpha": 1,
    "hex": "#190f0b"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9608,
     0.9216,
     0.8549
    ],
    "alpha": 1,
    "hex": "#f5ebda"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9608,
     0.9216,
     0.8549
    ],
    "alpha": 1,
    "hex": "#f5ebda"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   }
  }
 },
 {
  "id": "color.text.accent",
  "variable": "--lx-color-text-accent",
  "type": "color",
  "alias": "palette.marigold.400",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.8941,
    0.6275,
    0.3059
   ],
   "alpha": 1,
   "hex": "#e4a04e"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4157,
     0.2235,
     0.0157
    ],
    "alpha": 1,
    "hex": "#6a3904"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4157,
     0.2235,
     0.0157
    ],
    "alpha": 1,
    "hex": "#6a3904"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   }
  }
 },
 {
  "id": "color.text.error",
  "variable": "--lx-color-text-error",
  "type": "color",
  "alias": "palette.rose.300",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.949,
    0.6275,
    0.6078
   ],
   "alpha": 1,
   "hex": "#f2a09b"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.6392,
     0.1373,
     0.1216
    ],
    "alpha": 1,
    "hex": "#a3231f"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.6392,
     0.1373,
     0.1216
    ],
    "alpha": 1,
    "hex": "#a3231f"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.5216,
     0.102,
     0.0902
    ],
    "alpha": 1,
    "hex": "#851a17"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.5216,
     0.102,
     0.0902
    ],
    "alpha": 1,
    "hex": "#851a17"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.6392,
     0.1373,
     0.1216
    ],
    "alpha": 1,
    "hex": "#a3231f"
   }
  }
 },
 {
  "id": "color.text.success",
  "variable": "--lx-color-text-success",
  "type": "color",
  "alias": "palette.neem.300",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.6627,
    0.7686,
    0.6039
   ],
   "alpha": 1,
   "hex": "#a9c49a"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.2314,
     0.3804,
     0.1961
    ],
    "alpha": 1,
    "hex": "#3b6132"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.2314,
     0.3804,
     0.1961
    ],
    "alpha": 1,
    "hex": "#3b6132"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1725,
     0.2902,
     0.1451
    ],
    "alpha": 1,
    "hex": "#2c4a25"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1725,
     0.2902,
     0.1451
    ],
    "alpha": 1,
    "hex": "#2c4a25"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.2314,
     0.3804,
     0.1961
    ],
    "alpha": 1,
    "hex": "#3b6132"
   }
  }
 },
 {
  "id": "color.text.warning",
  "variable": "--lx-color-text-warning",
  "type": "color",
  "alias": "palette.haldi.300",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9098,
    0.8118,
    0.4863
   ],
   "alpha": 1,
   "hex": "#e8cf7c"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.4314,
     0.3373,
     0
    ],
    "alpha": 1,
    "hex": "#6e5600"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.4314,
     0.3373,
     0
    ],
    "alpha": 1,
    "hex": "#6e5600"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.3216,
     0.251,
     0
    ],
    "alpha": 1,
    "hex": "#524000"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.3216,
     0.251,
     0
    ],
    "alpha": 1,
    "hex": "#524000"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.4314,
     0.3373,
     0
    ],
    "alpha": 1,
    "hex": "#6e5600"
   }
  }
 },
 {
  "id": "color.text.on-accent",
  "variable": "--lx-color-text-on-accent",
  "type": "color",
  "alias": "palette.ink.950",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0706,
    0.0627,
    0.0549
   ],
   "alpha": 1,
   "hex": "#12100e"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9922,
     0.9843,
     0.9686
    ],
    "alpha": 1,
    "hex": "#fdfbf7"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9922,
     0.9843,
     0.9686
    ],
    "alpha": 1,
    "hex": "#fdfbf7"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   }
  }
 },
 {
  "id": "color.border.hairline",
  "variable": "--lx-color-border-hairline",
  "type": "color",
  "description": "Decorative divider",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9569,
    0.9333,
    0.8902
   ],
   "alpha": 0.14,
   "hex": "#f4eee3"
  },
  "overrides": {
   "dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4902,
     0.4471,
     0.3961
    ],
    "alpha": 1,
    "hex": "#7d7265"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4902,
     0.4471,
     0.3961
    ],
    "alpha": 1,
    "hex": "#7d7265"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.14,
    "hex": "#12100e"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.14,
    "hex": "#12100e"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4902,
     0.4471,
     0.3961
    ],
    "alpha": 1,
    "hex": "#7d7265"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4902,
     0.4471,
     0.3961
    ],
    "alpha": 1,
    "hex": "#7d7265"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.14,
    "hex": "#12100e"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 0.14,
    "hex": "#e6e9f4"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 0.38,
    "hex": "#e6e9f4"
   }
  }
 },
 {
  "id": "color.border.strong",
  "variable": "--lx-color-border-strong",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9569,
    0.9333,
    0.8902
   ],
   "alpha": 0.3,
   "hex": "#f4eee3"
  },
  "overrides": {
   "dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.6275,
     0.5804,
     0.5176
    ],
    "alpha": 1,
    "hex": "#a09484"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.6275,
     0.5804,
     0.5176
    ],
    "alpha": 1,
    "hex": "#a09484"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.34,
    "hex": "#12100e"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.34,
    "hex": "#12100e"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4118,
     0.3725,
     0.3294
    ],
    "alpha": 1,
    "hex": "#695f54"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4118,
     0.3725,
     0.3294
    ],
    "alpha": 1,
    "hex": "#695f54"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.34,
    "hex": "#12100e"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 0.3,
    "hex": "#e6e9f4"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 0.5,
    "hex": "#e6e9f4"
   }
  }
 },
 {
  "id": "color.border.control",
  "variable": "--lx-color-border-control",
  "type": "color",
  "description": "Field, checkbox and secondary button edges: 3:1",
  "alias": "palette.stone.500",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.4902,
    0.4471,
    0.3961
   ],
   "alpha": 1,
   "hex": "#7d7265"
  },
  "overrides": {
   "dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.749,
     0.7059,
     0.6471
    ],
    "alpha": 1,
    "hex": "#bfb4a5"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.749,
     0.7059,
     0.6471
    ],
    "alpha": 1,
    "hex": "#bfb4a5"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.3529,
     0.3176,
     0.2824
    ],
    "alpha": 1,
    "hex": "#5a5148"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.3529,
     0.3176,
     0.2824
    ],
    "alpha": 1,
    "hex": "#5a5148"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.4196,
     0.4392,
     0.502
    ],
    "alpha": 1,
    "hex": "#6b7080"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.5373,
     0.5529,
     0.6157
    ],
    "alpha": 1,
    "hex": "#898d9d"
   }
  }
 },
 {
  "id": "color.border.focus",
  "variable": "--lx-color-border-focus",
  "type": "color",
  "alias": "palette.marigold.300",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9412,
    0.7412,
    0.4902
   ],
   "alpha": 1,
   "hex": "#f0bd7d"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4157,
     0.2235,
     0.0157
    ],
    "alpha": 1,
    "hex": "#6a3904"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.4157,
     0.2235,
     0.0157
    ],
    "alpha": 1,
    "hex": "#6a3904"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   }
  }
 },
 {
  "id": "color.border.focus-halo",
  "variable": "--lx-color-border-focus-halo",
  "type": "color",
  "description": "Inner halo: keeps the ring visible on images and inverse backgrounds",
  "alias": "palette.ink.950",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0706,
    0.0627,
    0.0549
   ],
   "alpha": 1,
   "hex": "#12100e"
  },
  "overrides": {
   "indiluxe-dark": {
    "colorSpace": "srgb",
    "components": [
     0.098,
     0.0588,
     0.0431
    ],
    "alpha": 1,
    "hex": "#190f0b"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.098,
     0.0588,
     0.0431
    ],
    "alpha": 1,
    "hex": "#190f0b"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9608,
     0.9216,
     0.8549
    ],
    "alpha": 1,
    "hex": "#f5ebda"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9608,
     0.9216,
     0.8549
    ],
    "alpha": 1,
    "hex": "#f5ebda"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   }
  }
 },
 {
  "id": "color.action.primary",
  "variable": "--lx-color-action-primary",
  "type": "color",
  "alias": "palette.ivory.100",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9569,
    0.9333,
    0.8902
   ],
   "alpha": 1,
   "hex": "#f4eee3"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 1,
    "hex": "#e6e9f4"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 1,
    "hex": "#e6e9f4"
   }
  }
 },
 {
  "id": "color.action.primary-hover",
  "variable": "--lx-color-action-primary-hover",
  "type": "color",
  "alias": "palette.ivory.50",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9882,
    0.9765,
    0.9529
   ],
   "alpha": 1,
   "hex": "#fcf9f3"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.1686,
     0.149,
     0.1294
    ],
    "alpha": 1,
    "hex": "#2b2621"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.1686,
     0.149,
     0.1294
    ],
    "alpha": 1,
    "hex": "#2b2621"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1686,
     0.149,
     0.1294
    ],
    "alpha": 1,
    "hex": "#2b2621"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1686,
     0.149,
     0.1294
    ],
    "alpha": 1,
    "hex": "#2b2621"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.1686,
     0.149,
     0.1294
    ],
    "alpha": 1,
    "hex": "#2b2621"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.9412,
     0.949,
     0.9725
    ],
    "alpha": 1,
    "hex": "#f0f2f8"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9412,
     0.949,
     0.9725
    ],
    "alpha": 1,
    "hex": "#f0f2f8"
   }
  }
 },
 {
  "id": "color.action.primary-active",
  "variable": "--lx-color-action-primary-active",
  "type": "color",
  "alias": "palette.ivory.300",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.851,
    0.8118,
    0.749
   ],
   "alpha": 1,
   "hex": "#d9cfbf"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.8,
     0.8157,
     0.8627
    ],
    "alpha": 1,
    "hex": "#ccd0dc"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.8,
     0.8157,
     0.8627
    ],
    "alpha": 1,
    "hex": "#ccd0dc"
   }
  }
 },
 {
  "id": "color.action.on-primary",
  "variable": "--lx-color-action-on-primary",
  "type": "color",
  "alias": "palette.ink.950",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.0706,
    0.0627,
    0.0549
   ],
   "alpha": 1,
   "hex": "#12100e"
  },
  "overrides": {
   "indiluxe-dark": {
    "colorSpace": "srgb",
    "components": [
     0.098,
     0.0588,
     0.0431
    ],
    "alpha": 1,
    "hex": "#190f0b"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.098,
     0.0588,
     0.0431
    ],
    "alpha": 1,
    "hex": "#190f0b"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9608,
     0.9216,
     0.8549
    ],
    "alpha": 1,
    "hex": "#f5ebda"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9608,
     0.9216,
     0.8549
    ],
    "alpha": 1,
    "hex": "#f5ebda"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.9725,
     0.9569,
     0.9255
    ],
    "alpha": 1,
    "hex": "#f8f4ec"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   }
  }
 },
 {
  "id": "color.action.ghost-hover",
  "variable": "--lx-color-action-ghost-hover",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9569,
    0.9333,
    0.8902
   ],
   "alpha": 0.06,
   "hex": "#f4eee3"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.06,
    "hex": "#12100e"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.06,
    "hex": "#12100e"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.06,
    "hex": "#12100e"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.06,
    "hex": "#12100e"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.06,
    "hex": "#12100e"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 0.06,
    "hex": "#e6e9f4"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 0.06,
    "hex": "#e6e9f4"
   }
  }
 },
 {
  "id": "color.action.ghost-active",
  "variable": "--lx-color-action-ghost-active",
  "type": "color",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9569,
    0.9333,
    0.8902
   ],
   "alpha": 0.12,
   "hex": "#f4eee3"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.12,
    "hex": "#12100e"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.12,
    "hex": "#12100e"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.12,
    "hex": "#12100e"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.12,
    "hex": "#12100e"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 0.12,
    "hex": "#12100e"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 0.12,
    "hex": "#e6e9f4"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 0.12,
    "hex": "#e6e9f4"
   }
  }
 },
 {
  "id": "color.accent.base",
  "variable": "--lx-color-accent-base",
  "type": "color",
  "description": "Accent: marks the current page, saved items and savings. Never a surface.",
  "alias": "palette.marigold.400",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.8941,
    0.6275,
    0.3059
   ],
   "alpha": 1,
   "hex": "#e4a04e"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.7059,
     0.4118,
     0.0588
    ],
    "alpha": 1,
    "hex": "#b4690f"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.7059,
     0.4118,
     0.0588
    ],
    "alpha": 1,
    "hex": "#b4690f"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.7059,
     0.4118,
     0.0588
    ],
    "alpha": 1,
    "hex": "#b4690f"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   }
  }
 },
 {
  "id": "color.accent.line",
  "variable": "--lx-color-accent-line",
  "type": "color",
  "alias": "palette.marigold.400",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.8941,
    0.6275,
    0.3059
   ],
   "alpha": 1,
   "hex": "#e4a04e"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.7059,
     0.4118,
     0.0588
    ],
    "alpha": 1,
    "hex": "#b4690f"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.7059,
     0.4118,
     0.0588
    ],
    "alpha": 1,
    "hex": "#b4690f"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.7059,
     0.4118,
     0.0588
    ],
    "alpha": 1,
    "hex": "#b4690f"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   }
  }
 },
 {
  "id": "color.store.surface",
  "variable": "--lx-color-store-surface",
  "type": "color",
  "description": "Store banner overrides start here",
  "alias": "palette.ink.900",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.098,
    0.0863,
    0.0745
   ],
   "alpha": 1,
   "hex": "#191613"
  },
  "overrides": {
   "indiluxe-dark": {
    "colorSpace": "srgb",
    "components": [
     0.1333,
     0.0863,
     0.0588
    ],
    "alpha": 1,
    "hex": "#22160f"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1333,
     0.0863,
     0.0588
    ],
    "alpha": 1,
    "hex": "#22160f"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9922,
     0.9843,
     0.9686
    ],
    "alpha": 1,
    "hex": "#fdfbf7"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9843,
     0.9608,
     0.9176
    ],
    "alpha": 1,
    "hex": "#fbf5ea"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9922,
     0.9843,
     0.9686
    ],
    "alpha": 1,
    "hex": "#fdfbf7"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9843,
     0.9608,
     0.9176
    ],
    "alpha": 1,
    "hex": "#fbf5ea"
   },
   "dark-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0627,
     0.0863,
     0.1647
    ],
    "alpha": 1,
    "hex": "#10162a"
   }
  }
 },
 {
  "id": "color.store.text",
  "variable": "--lx-color-store-text",
  "type": "color",
  "alias": "palette.ivory.100",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.9569,
    0.9333,
    0.8902
   ],
   "alpha": 1,
   "hex": "#f4eee3"
  },
  "overrides": {
   "dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9882,
     0.9765,
     0.9529
    ],
    "alpha": 1,
    "hex": "#fcf9f3"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9882,
     0.9765,
     0.9529
    ],
    "alpha": 1,
    "hex": "#fcf9f3"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.0706,
     0.0627,
     0.0549
    ],
    "alpha": 1,
    "hex": "#12100e"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0431,
     0.0353,
     0.0275
    ],
    "alpha": 1,
    "hex": "#0b0907"
   },
   "dark-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 1,
    "hex": "#e6e9f4"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 1,
    "hex": "#e6e9f4"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 1,
    "hex": "#e6e9f4"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.902,
     0.9137,
     0.9569
    ],
    "alpha": 1,
    "hex": "#e6e9f4"
   }
  }
 },
 {
  "id": "color.store.muted",
  "variable": "--lx-color-store-muted",
  "type": "color",
  "alias": "palette.stone.300",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.749,
    0.7059,
    0.6471
   ],
   "alpha": 1,
   "hex": "#bfb4a5"
  },
  "overrides": {
   "dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.8118,
     0.749
    ],
    "alpha": 1,
    "hex": "#d9cfbf"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.8118,
     0.749
    ],
    "alpha": 1,
    "hex": "#d9cfbf"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.3529,
     0.3176,
     0.2824
    ],
    "alpha": 1,
    "hex": "#5a5148"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.3529,
     0.3176,
     0.2824
    ],
    "alpha": 1,
    "hex": "#5a5148"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1686,
     0.149,
     0.1294
    ],
    "alpha": 1,
    "hex": "#2b2621"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1686,
     0.149,
     0.1294
    ],
    "alpha": 1,
    "hex": "#2b2621"
   },
   "dark-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.6627,
     0.702,
     0.8392
    ],
    "alpha": 1,
    "hex": "#a9b3d6"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.6627,
     0.702,
     0.8392
    ],
    "alpha": 1,
    "hex": "#a9b3d6"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.6627,
     0.702,
     0.8392
    ],
    "alpha": 1,
    "hex": "#a9b3d6"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.6627,
     0.702,
     0.8392
    ],
    "alpha": 1,
    "hex": "#a9b3d6"
   }
  }
 },
 {
  "id": "color.store.accent",
  "variable": "--lx-color-store-accent",
  "type": "color",
  "alias": "palette.marigold.400",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.8941,
    0.6275,
    0.3059
   ],
   "alpha": 1,
   "hex": "#e4a04e"
  },
  "overrides": {
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.7059,
     0.4118,
     0.0588
    ],
    "alpha": 1,
    "hex": "#b4690f"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.7059,
     0.4118,
     0.0588
    ],
    "alpha": 1,
    "hex": "#b4690f"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.5412,
     0.298,
     0.0275
    ],
    "alpha": 1,
    "hex": "#8a4c07"
   },
   "dark-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.851,
     0.7176,
     0.6275
    ],
    "alpha": 1,
    "hex": "#d9b7a0"
   }
  }
 },
 {
  "id": "color.store.media",
  "variable": "--lx-color-store-media",
  "type": "color",
  "alias": "palette.ink.850",
  "value": {
   "colorSpace": "srgb",
   "components": [
    0.1294,
    0.1137,
    0.098
   ],
   "alpha": 1,
   "hex": "#211d19"
  },
  "overrides": {
   "indiluxe-dark": {
    "colorSpace": "srgb",
    "components": [
     0.1725,
     0.1137,
     0.0824
    ],
    "alpha": 1,
    "hex": "#2c1d15"
   },
   "indiluxe-dark-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.1725,
     0.1137,
     0.0824
    ],
    "alpha": 1,
    "hex": "#2c1d15"
   },
   "light": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "indiluxe-light": {
    "colorSpace": "srgb",
    "components": [
     0.9216,
     0.8706,
     0.7843
    ],
    "alpha": 1,
    "hex": "#ebdec8"
   },
   "light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9373,
     0.9137,
     0.8667
    ],
    "alpha": 1,
    "hex": "#efe9dd"
   },
   "indiluxe-light-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.9216,
     0.8706,
     0.7843
    ],
    "alpha": 1,
    "hex": "#ebdec8"
   },
   "dark-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0941,
     0.1255,
     0.2196
    ],
    "alpha": 1,
    "hex": "#182038"
   },
   "light-store-neelam-vaid": {
    "colorSpace": "srgb",
    "components": [
     0.0941,
     0.1255,
     0.2196
    ],
    "alpha": 1,
    "hex": "#182038"
   },
   "custom": {
    "colorSpace": "srgb",
    "components": [
     0.0941,
     0.1255,
     0.2196
    ],
    "alpha": 1,
    "hex": "#182038"
   },
   "custom-more-contrast": {
    "colorSpace": "srgb",
    "components": [
     0.0941,
     0.1255,
     0.2196
    ],
    "alpha": 1,
    "hex": "#182038"
   }
  }
 },
 {
  "id": "filter.photo",
  "variable": "--lx-filter-photo",
  "type": "number",
  "description": "Brightness of opaque brand photographs, so that they do not glare in dark",
  "value": 0.84,
  "overrides": {
   "light": 1,
   "indiluxe-light": 1,
   "light-more-contrast": 1,
   "indiluxe-light-more-contrast": 1,
   "light-store-neelam-vaid": 1
  }
 }
];
