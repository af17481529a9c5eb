import { artColours, filmOf } from './data/art.ts';
import { makersOf, type SeededBrand } from './brands/brands.ts';
import { linePools } from './brands/lines.ts';
import { colourFamily } from './colourFamily.ts';
import { productFactsOf } from './data/productFacts.ts';
import { editionName } from './editions.ts';
import type { Form } from './forms/form.ts';
import { wornForms } from './forms/worn.ts';
import { garmentOf } from './garments.ts';
import { basePrice, offersFor, retailPrice, type Supply } from './offers.ts';
import { productFaq } from './productFaq.ts';
import { at, createRandom, hash, type Random } from './random.ts';
import { schedule, type ScheduledForm } from './schedule.ts';
import { sizeChartFor, sizesFor } from './sizes.ts';
import { slugOf as slug } from '@luxe/format';
import type { Colour, Product } from '@luxe/store-api/model';

/** Fixed reference date, so that the same seed gives the same catalogue on any day. */
const NOW = Date.UTC(2026, 10, 20, 6, 30);
const DAY = 86_400_000;

interface Named {
  name: string;
  line: string;
  qualifier: string;
  material: Form['materials'][number];
}

/** The line names that a brand uses for a form, in the brand's own order. */
function linesOf(brand: SeededBrand, form: Form): string[] {
  if (form.lines) return form.lines;
  const pool = linePools[brand.seed.style];
  const start = hash(brand.name) % pool.length;
  return [...pool.slice(start), ...pool.slice(0, start)];
}

/** The name of the n-th product of a form by a brand, different for every n. */
function nameProduct(form: Form, brand: SeededBrand, n: number): Named {
  const lines = linesOf(brand, form);
  const round = Math.floor(n / lines.length);
  const line = at(lines, n);
  const qualifier = at(form.qualifiers, (n % lines.length) + round);
  const series = Math.floor(n / (lines.length * form.qualifiers.length));
  const material = at(form.materials, n * 5 + hash(brand.name));
  const name = (form.nameAs ?? '{line} {q} {noun} in {material}')
    .replace('{line}', line)
    .replace('{q}', qualifier)
    .replace('{noun}', at(form.nouns, n + round))
    .replace('{material}', material.name)
    .replace(/\s+/g, ' ')
    .replace(/[,\s]+$/, '')
    .replace(
      /^(.*?)( in a gift box)?$/,
      (_, start: string, box: string | undefined) => start.replace(/,$/, '') + (box ?? ''),
    );
  const edition = series > 0 ? `${name}, ${editionName(brand.name, form.key, series)}` : name;
  return { name: edition, line, qualifier, material };
}

function describe(form: Form, fill: (text: string) => string, formIndex: number, random: Random): string {
  const [open, fact, close] = [form.open, form.fact, form.close].map((list) =>
    at(list, random.int(0, list.length - 1)),
  );
  const first = fill(at(form.open, formIndex));
  const second = fill(fact ?? '');
  const third = random.chance(0.35)
    ? ` ${fill(at(form.fact, form.fact.indexOf(fact ?? '') + 1 + random.int(0, form.fact.length - 2)))}`
    : '';
  const last = random.chance(0.85)
    ? fill(close ?? '')
    : fill(open === first ? (close ?? '') : at(form.close, formIndex));
  return `${first} ${second}${third}\n\n${last}`;
}

/**
 * Chooses between one and all colours of the form for a product. The first colour rotates with `formIndex`,
 * so that neighbouring products in a listing look different.
 */
function chooseColours(form: Form, formIndex: number, random: Random) {
  const all = artColours(form.model).filter((one) => !form.colours || form.colours.includes(one.key));
  const first = at(all, formIndex);
  const others = random.shuffle(all.filter((one) => one !== first));
  if (form.singleColour || others.length === 0) return [first];
  const roll = random.next();
  const count = roll < 0.42 ? random.int(0, 1) : roll < 0.8 ? random.int(1, 3) : others.length;
  return [first, ...others.slice(0, count)];
}

export interface StreamOptions {
  seed: number;
  count: number;
}

/** The number of garments that are pictured as worn: eight of each form. */
const wornCount = 8 * wornForms.length;
/** Positions of these garments in the stream: from `firstWorn` on, every `wornEvery` products. */
const firstWorn = 5;
const wornEvery = 24;
/** Serial numbers of these garments. No stream has as many other products. */
const firstWornSerial = 9_100_001;

const productId = (serial: number) => `mp${String(100_000_000_000_000 + serial * 17)}`;

/** The smallest product id of these garments: they come between the other products, with larger ids. */
export const firstWornId = productId(firstWornSerial);

/** Index of the worn garment at a position of the stream. Undefined at all other positions. */
function wornIndexAt(position: number): number | undefined {
  const index = (position - firstWorn) / wornEvery;
  return Number.isInteger(index) && index >= 0 && index < wornCount ? index : undefined;
}

/** What a product is made of: its form, and its place among the products of this form and of its brand. */
interface Planned extends ScheduledForm {
  brand: SeededBrand;
  /** The number of earlier products of this form by this brand. */
  n: number;
  serial: number;
  popularity: number;
}

/**
 * Generates products one by one, never all in memory. The first `n` products of any stream are the same,
 * except for popularity, which is a rank in the stream.
 */
export function* streamProducts({ seed, count }: StreamOptions): Generator<Product> {
  const random = createRandom(seed);
  // Their own random numbers, so that the other products do not depend on the garments between them.
  const wornRandom = createRandom(seed + 1_000_003);
  const scheduledForms = schedule(random);
  const makers = new Map<string, SeededBrand[]>();
  const made = new Map<string, number>();
  const plan = (scheduled: ScheduledForm, serial: number, position: number, from: Random): Planned => {
    const { form, formIndex } = scheduled;
    const list = makers.get(form.key) ?? from.shuffle(makersOf(form));
    makers.set(form.key, list);
    const brand = at(list, formIndex);
    const slot = `${brand.code}:${form.key}`;
    const n = made.get(slot) ?? 0;
    made.set(slot, n + 1);
    const popularity = Math.round(1000 * (1 - position / count) * 1000) / 1000;
    return { form, formIndex, brand, n, serial, popularity };
  };
  let scheduledCount = 0;
  for (let position = 0; position < count; position += 1) {
    const worn = wornIndexAt(position);
    if (worn === undefined) {
      scheduledCount += 1;
      const scheduled = scheduledForms.next().value as ScheduledForm;
      yield makeProduct(plan(scheduled, scheduledCount, position, random), random);
    } else {
      const scheduled = { form: at(wornForms, worn), formIndex: Math.floor(worn / wornForms.length) };
      yield makeProduct(plan(scheduled, firstWornSerial + worn, position, wornRandom), wornRandom);
    }
  }
}

function makeProduct(planned: Planned, random: Random): Product {
  const { form, brand, formIndex, n, serial, popularity } = planned;
  const { name, line, qualifier, material } = nameProduct(form, brand, n);
  const fill = (text: string) =>
    text
      .replaceAll('{line}', line)
      .replaceAll('{brand}', brand.name)
      .replaceAll('{place}', brand.seed.town)
      .replaceAll('{country}', brand.country);
  const genders = at(form.genders, formIndex);
  const isProductNew = random.chance(0.14);
  const age = isProductNew ? random.int(1, 40) : random.int(41, 720);
  const created = new Date(NOW - age * DAY - random.int(0, 86_399) * 1000);
  const onOffer = !isProductNew && random.chance(0.24);
  const mrp = retailPrice(basePrice(form, qualifier, random), random);
  const cut = onOffer ? random.pick([0.1, 0.14, 0.15, 0.19, 0.2, 0.25, 0.3, 0.32, 0.4]) : 0;
  const roll = random.next();
  const supply: Supply = roll < 0.03 ? 'sold out' : roll < 0.07 ? 'scarce' : 'plenty';
  const express = random.chance(0.4);

  const colours: Colour[] = chooseColours(form, formIndex, random).map((art, c) => {
    const sizes = sizesFor(form.sizes, genders);
    return {
      key: art.key,
      name: art.name,
      hex: art.hex,
      family: colourFamily(art.name),
      images: [...art.pictures, ...filmOf(form.model, art.key)].map((picture) => ({
        ...picture,
        alt: `${brand.name} ${line}: ${picture.alt.charAt(0).toLowerCase()}${picture.alt.slice(1)}`,
      })),
      variants: sizes.map(({ size, label, factor }, s) => {
        const sku = `${String(serial).padStart(7, '0')}${c + 1}${String(s + 1).padStart(2, '0')}`;
        const full = factor === 1 ? mrp : Math.round((mrp * factor) / 100) * 100;
        const price = Math.round((full * (1 - cut)) / 100) * 100;
        const rare: Supply =
          supply === 'plenty' && sizes.length > 4 && (s === 0 || s === sizes.length - 1) && random.chance(0.3)
            ? 'sold out'
            : supply;
        return {
          sku,
          size,
          sizeLabel: label,
          offers: offersFor({ brand, sku, mrp: full, price, supply: rare, express }, random),
        };
      }),
    };
  });

  const price = mrp * (1 - cut);
  const flags = {
    isProductNew,
    isOnlineExclusive: random.chance(0.1),
    readyToShip: express && random.chance(0.4),
    isGiveAway: false,
  };
  const details = [
    { label: 'Material', value: material.detail },
    ...form.details.map(({ label, value }) => ({ label, value: fill(value) })),
    ...(form.measure ? [{ label: form.measure.label, value: form.measure.by[qualifier] ?? '' }] : []),
    ...(form.varied ?? []).map(({ label, values }) => ({ label, value: at(values, n + formIndex) })),
  ];
  const sizeChart = sizeChartFor(form.sizes, genders);
  const garment = garmentOf(form, genders, material.detail, details);
  const faq = productFaq(form, brand, formIndex);
  const description = describe(form, fill, formIndex, random);
  return {
    id: productId(serial),
    slug: slug(`${brand.name} ${name}`),
    catalogue: form.catalogue,
    brandCode: brand.code,
    categoryCode: form.categoryCode,
    name,
    title: `${brand.name} ${name}`,
    model: form.model,
    description,
    details,
    care: at(form.care, formIndex + n),
    styleNote: at(form.style, random.int(0, form.style.length - 1)),
    genders,
    ...(form.bagType ? { bagType: form.bagType } : {}),
    ...(form.typeWatches ? { typeWatches: form.typeWatches } : {}),
    ...(form.patternWatches ? { patternWatches: form.patternWatches } : {}),
    ...(form.strapColour ? { strapColour: form.strapColour } : {}),
    returnPolicy: at(form.returns, formIndex),
    facts: productFactsOf(form, brand, colours[0]?.variants ?? []),
    flags,
    createdAt: created.toISOString(),
    popularity,
    colours,
    ...(sizeChart ? { sizeChart: { ...sizeChart, ...(garment ? { garment } : {}) } } : {}),
    tags: tagsFor(form, price, flags, brand),
    ...(faq ? { faq } : {}),
    seo: seoFor(form, brand, name, formIndex),
  };
}

function tagsFor(form: Form, price: number, flags: Product['flags'], brand: SeededBrand): string[] {
  const tags = form.tags.filter((tag) => tag !== 'gifting' || price <= 65_000);
  if (flags.isProductNew) tags.push('new-arrivals');
  if (flags.readyToShip) tags.push('ready-to-ship');
  if (price <= 25_000) tags.push('under-25000');
  if (price <= 75_000) tags.push('under-75000');
  if (brand.country === 'India' && !tags.includes('craft')) tags.push('craft');
  return tags;
}

/** SEO texts. Only one product in six has them; for the other products, the shop generates such texts. */
function seoFor(form: Form, brand: SeededBrand, name: string, formIndex: number): Product['seo'] {
  if (formIndex % 6 !== 0) return {};
  return {
    title: `${brand.name} ${name}`,
    description: `${name} by ${brand.name}, ${brand.seed.town}. ${at(form.close, formIndex).replaceAll('{place}', brand.seed.town).replaceAll('{brand}', brand.name)}`,
  };
}
