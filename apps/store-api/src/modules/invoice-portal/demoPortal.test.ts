import { expect, it } from 'vitest';
import { createDemoPortal, irnOf } from './demoPortal.ts';
import type { PortalDocument } from './portal.ts';

const document: PortalDocument = {
  type: 'INV',
  number: 'HRI-2627-000001',
  year: '2026-27',
  day: '2026-11-20',
  sellerGstin: '27AAPFU0939F1ZV',
  buyerGstin: '07AABCL1234M1ZL',
  placeOfSupply: '07',
  totalPaise: 13_650_00,
  lines: [
    {
      hsn: '996812',
      quantity: 1,
      rate: 1800,
      taxablePaise: 211_86,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 38_14,
    },
    {
      ...{ hsn: '4202', quantity: 1, rate: 1800, taxablePaise: 11_355_93 },
      ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 2_044_07 },
    },
  ],
};

it('gives a document one IRN of 64 hexadecimal digits, and different documents different ones', async () => {
  const portal = createDemoPortal('key');
  const first = await portal.register(document);
  expect(first.irn).toMatch(/^[0-9a-f]{64}$/);
  expect(await portal.register(document)).toEqual(first);
  for (const change of [{ number: 'HRI-2627-000002' }, { type: 'CRN' }, { year: '2027-28' }] as const)
    expect(irnOf({ ...document, ...change })).not.toBe(first.irn);
});

it('signs a text with the number, the total and the main HSN code', async () => {
  const { signedQr, irn } = await createDemoPortal('key').register(document);
  const [, content = ''] = signedQr.split('.');
  expect(JSON.parse(Buffer.from(content, 'base64url').toString())).toMatchObject({
    DocNo: document.number,
    DocDt: '20/11/2026',
    TotInvVal: 13_650,
    MainHsnCode: '4202',
    Irn: irn,
  });
});
