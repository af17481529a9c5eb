import { z } from 'zod';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject } from 'zod-openapi';
import { calls, type CallName, type Endpoint, type Service } from './calls/calls.ts';
import { errorCodesOf } from './calls/errorCodes.ts';
import { categoryFilterSchema, facetSchema } from './catalogue/listingSchema.ts';
import { swatchSchema } from './catalogue/productSchema.ts';
import { navigationItemSchema } from './content/schema.ts';
import type { ErrorDefinition } from './errors/errorDefinition.ts';
import { errors } from './errors/errors.ts';
import { helpTopicSchema, ticketSchema } from './support/schema.ts';
import { identityTokenSchema } from './identity/schema.ts';
import { tokenSchema } from './oauth/schema.ts';
import { trailStepSchema } from './order/orderLineSchema.ts';
import { orderSummarySchema } from './order/summarySchema.ts';
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

/** The services that handle calls. Each is a tag of its calls. */
const services: Readonly<Record<Service, string>> = {
  store: 'The store: catalogue, bag, checkout, account.',
  identity: 'The identity provider: one-time codes and single sign-on.',
  content: 'The content service: pages, menus, help.',
  config: 'Remote configuration.',
  storefront: "The storefront's own server: session, login, logout.",
};

const securityOf = ({ token }: Endpoint): ZodOpenApiOperationObject['security'] =>
  token === 'none'
    ? []
    : token === 'any'
      ? [{ globalToken: [] }, { customerToken: [] }]
      : [{ [`${token}Token`]: [] }];

function toOperation(name: CallName): ZodOpenApiOperationObject {
  const endpoint: Endpoint = calls[name];
  const { params, query, body, response } = schemas[name] as Parts;
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
      ...(endpoint.customerHash ? { header: z.object({ customerHash: z.string().optional() }) } : {}),
      ...(endpoint.internal ? { header: z.object({ 'X-Luxe-Storefront-Secret': z.string() }) } : {}),
    },
    ...(body && endpoint.body
      ? { requestBody: { required: true, content: { [mediaType(endpoint)]: { schema: body } } } }
      : {}),
    responses: {
      '200': { description: 'Success.', content: { 'application/json': { schema: response } } },
      ...errorResponsesOf(name),
    },
  };
}

/** The error responses of a call by status. The description of each lists its codes. */
function errorResponsesOf(name: CallName): ZodOpenApiOperationObject['responses'] {
  const byStatus = Map.groupBy(errorCodesOf(name), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.join(', '), content: { 'application/json': { schema: errorSchema } } },
    ]),
  );
}

/** Every error code with its status and its fixed sentences. Sentences with values are left out. */
const errorCodes = Object.fromEntries(
  Object.entries<ErrorDefinition>(errors).map(([code, { status, messages }]) => [
    code,
    { status, messages: Object.values(messages).filter((message) => typeof message === 'string') },
  ]),
);

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
      license: { name: 'MIT', identifier: 'MIT' },
      version: '1.0.0',
      description:
        "Every call of the shop. Generated from packages/contract. x-effect is read or write, whatever the method. x-audience is shopper (browsers, under /api) or boundary (only the storefront's server). x-error-codes has the status and the sentences of each error code.",
    },
    servers: [
      {
        url: '{storeApi}',
        description: 'The store API: every call except those of the storefront.',
        variables: {
          storeApi: { default: 'http://localhost:4001', description: 'Origin of the store API.' },
        },
      },
      {
        url: '{storefront}/api',
        description: 'The storefront: calls with the x-audience shopper.',
        variables: { storefront: { default: 'http://localhost:4000', description: 'Origin of the shop.' } },
      },
    ],
    tags: Object.entries(services).map(([name, description]) => ({ name, description })),
    'x-error-codes': errorCodes,
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

/** Generates the TypeScript types of a client from the document. */
export async function createOpenapiTypes(): Promise<string> {
  return astToString(await openapiTS(createOpenapi() as OpenAPI3));
}
