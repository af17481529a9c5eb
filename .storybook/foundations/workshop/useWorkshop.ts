import { readBrand } from '@luxe/tokens/brand-file';
import { storeColours, type StoreColour, type StoreColours } from '@luxe/tokens/store-guard';
import { themeFromBrand, type BrandTheme } from '@luxe/tokens/theme-from-brand';
import { useMemo, useState } from 'react';

export type Workshop = {
  name: string;
  /** As typed, colours or not. */
  typed: StoreColours;
  /** What is wrong with what is typed, by field. */
  faults: Partial<Record<StoreColour, string>>;
  /** Of the last five colours that were colours. */
  theme: BrandTheme;
  rename: (name: string) => void;
  change: (key: StoreColour, value: string) => void;
  /** Five colours at once; answers what was wrong with the text, if anything. */
  paste: (json: string) => readonly string[];
  /** Puts what stands in for the unsafe colours into the fields. */
  keepCorrected: () => void;
};

export type Brand = { name: string; colours: StoreColours };

/** The brand on the bench: what is typed, and the theme of the last set that could be read. */
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
    keepCorrected: () => put(theme.brand),
  };
}

const faultsOf = (typed: StoreColours): Workshop['faults'] =>
  Object.fromEntries(
    storeColours
      .filter((key) => !/^#[0-9a-f]{6}$/i.test(typed[key]))
      .map((key) => [key, 'Six digits after a hash, like #10162a. The last colour stays meanwhile']),
  );
