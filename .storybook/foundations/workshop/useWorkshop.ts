import { readBrand } from '@luxe/tokens/brand-file';
import { storeColours, type StoreColour, type StoreColours } from '@luxe/tokens/store-guard';
import { themeFromBrand, type BrandTheme } from '@luxe/tokens/theme-from-brand';
import { useMemo, useState } from 'react';

export type Workshop = {
  name: string;
  /** The typed values, valid or not. */
  typed: StoreColours;
  /** Error messages for invalid values, by field. */
  faults: Partial<Record<StoreColour, string>>;
  /** The theme from the last five colours that were all valid. */
  theme: BrandTheme;
  rename: (name: string) => void;
  change: (key: StoreColour, value: string) => void;
  /**
   * Sets the five colours from JSON. Returns the problems of the JSON text; empty when the text was valid.
   */
  paste: (json: string) => readonly string[];
  /** Puts the corrected colours into the fields. */
  applyCorrections: () => void;
};

export type Brand = { name: string; colours: StoreColours };

/**
 * State of the theme workshop: the typed colours, and the theme from the last five colours that were all
 * valid.
 */
export function useWorkshop(start: Brand): Workshop {
  const [name, rename] = useState(start.name);
  const [typed, setTyped] = useState(start.colours);
  const [brand, setBrand] = useState(start.colours);
  const theme = useMemo(() => themeFromBrand(brand), [brand]);

  const put = (colours: StoreColours) => {
    setTyped(colours);
    const read = readBrand(JSON.stringify(colours));
    if (read.ok) setBrand(read.brand);
  };
  return {
    name,
    typed,
    faults: faultsOf(typed),
    theme,
    rename,
    change: (key, value) => put({ ...typed, [key]: value.trim() }),
    paste: (json) => {
      const read = readBrand(json);
      if (!read.ok) return read.problems;
      if (read.name !== undefined) rename(read.name);
      put(read.brand);
      return [];
    },
    applyCorrections: () => put(theme.brand),
  };
}

const faultsOf = (typed: StoreColours): Workshop['faults'] =>
  Object.fromEntries(
    storeColours
      .filter((key) => !/^#[0-9a-f]{6}$/i.test(typed[key]))
      .map((key) => [
        key,
        'Write six digits after a hash, like #10162a. The last valid colour stays until then',
      ]),
  );
