import type { Endpoint } from '../shared/endpoint.ts';

/** Tax invoices and credit notes [ORD-11]. The list is in `orderDetails`. */
export const invoiceCalls = {
  invoiceFile: {
    service: 'store',
    audience: 'boundary',
    token: 'customer',
    method: 'GET',
    path: '/v2/lux/users/{user}/orders/{orderCode}/invoices/{number}',
    effect: 'read',
    optional: true,
    summary:
      "Returns an invoice or credit note of the customer's order as a PDF; 404 for those of another customer. The storefront sends the bytes to the browser. Not in the specification.",
    errors: ['O4041', 'O4045'],
  },
} as const satisfies Record<string, Endpoint>;
