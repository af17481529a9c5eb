import { z } from 'zod';
import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject } from 'zod-openapi';
import { calls, type CallName, type Endpoint } from './calls/calls.ts';
import { categoryFilterSchema, facetSchema, swatchSchema } from './catalogue/schema.ts';
import { navigationItemSchema } from './content/schema.ts';
import { helpTopicSchema, ticketSchema } from './support/schema.ts';
import { identityTokenSchema } from './identity/schema.ts';
import { tokenSchema } from './oauth/schema.ts';
import { orderSummarySchema, trailStepSchema } from './order/schema.ts';
import {
  addressSchema,
  bagLineSchema,
  cartSchema,
  contentPageSchema,
  errorSchema,
  filmSchema,
  imageSchema,
  listingSchema,
  orderSchema,
  priceSchema,
  productCardSchema,
  productSchema,
  questionAndAnswerSchema,
  schemas,
  seoSchema,
} from './calls/schemas.ts';
import { sessionSchema } from './session/schema.ts';

type Parts = Partial<Record<'params' | 'query' | 'body', z.ZodType>> & { response: z.ZodType };

const named: Readonly<Record<string, z.ZodType>> = {
  Address: addressSchema,
  BagLine: bagLineSchema,
  Cart: cartSchema,
  CategoryFilter: categoryFilterSchema,
  ContentPage: contentPageSchema,
  Facet: facetSchema,
  Film: filmSchema,
  HelpTopic: helpTopicSchema,
  IdentityToken: identityTokenSchema,
  Listing: listingSchema,
  NavigationItem: navigationItemSchema,
  Order: orderSchema,
  OrderSummary: orderSummarySchema,
  Picture: imageSchema,
  Price: priceSchema,
  Product: productSchema,
  ProductCard: productCardSchema,
  QuestionAndAnswer: questionAndAnswerSchema,
  ErrorResponse: errorSchema,
  Seo: seoSchema,
  Session: sessionSchema,
  StoreToken: tokenSchema,
  Swatch: swatchSchema,
  Ticket: ticketSchema,
  TrailStep: trailStepSchema,
};
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { ...schema.meta(), id });

const securityOf = ({ token }: Endpoint): ZodOpenApiOperationObject['security'] =>
  token === 'none'
    ? []
    : token === 'any'
      ? [{ globalToken: [] }, { customerToken: [] }]
      : [{ [`${token}Token`]: [] }];

function toOperation(name: CallName): ZodOpenApiOperationObject {
  const endpoint: Endpoint = calls[name];
  const { params, query, body, response } = schemas[name] as Parts;
  const errors = Object.entries(endpoint.errors ?? {});
  const statuses = [...new Set(errors.map(([, status]) => status))].sort();
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.service],
    security: securityOf(endpoint),
    'x-effect': endpoint.effect,
    'x-audience': endpoint.audience,
    ...(endpoint.idempotent ? { 'x-idempotent': true } : {}),
    ...(endpoint.optional ? { 'x-optional': true } : {}),
    requestParams: {
      ...(params ? { path: params as z.ZodObject } : {}),
      ...(query ? { query: query as z.ZodObject } : {}),
      ...(endpoint.idempotent ? { header: z.object({ 'Idempotency-Key': z.string() }) } : {}),
      ...(endpoint.internal ? { header: z.object({ 'X-Luxe-Storefront-Secret': z.string() }) } : {}),
    },
    ...(body && endpoint.body
      ? { requestBody: { required: true, content: { [mediaType(endpoint)]: { schema: body } } } }
      : {}),
    responses: {
      '200': { description: 'Success.', content: { 'application/json': { schema: response } } },
      ...Object.fromEntries(
        statuses.map((status) => [
          String(status),
          {
            description: errors
              .flatMap(([code, codeStatus]) => (codeStatus === status ? [code] : []))
              .join(', '),
            content: { 'application/json': { schema: errorSchema } },
          },
        ]),
      ),
    },
  };
}

const mediaType = ({ body }: Endpoint) =>
  ({ form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data', json: 'application/json' })[
    body ?? 'json'
  ];

/** Builds the contract as OpenAPI 3.1 from the endpoints and their schemas. */
export function createOpenapi(): object {
  const paths: NonNullable<ZodOpenApiObject['paths']> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const { path, method } = calls[name];
    const template = path.replace('*}', '}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: toOperation(name) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'LUXE store',
      version: '1.0.0',
      description:
        "Every call of the shop. Generated from packages/contract. x-effect is read or write, whatever the method. x-audience is shopper (browsers, under /api) or boundary (only the storefront's server).",
    },
    tags: ['store', 'identity', 'content', 'storefront'].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        ['global', 'customer', 'identity'].map((kind) => [
          `${kind}Token`,
          { type: 'http', scheme: 'bearer' },
        ]),
      ),
    },
  });
}
