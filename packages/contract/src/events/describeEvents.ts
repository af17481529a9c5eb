import { z } from 'zod';
import { eventDefinitions, type EventDefinition, type EventName } from './events.ts';
import { receiverCategories, receivers, type Receiver } from './receivers.ts';

const receiverTexts: Readonly<Record<Receiver, string>> = {
  sales: 'sales analytics: one request for each event, at the configured endpoint or at `/events`',
  personalisation: 'the store, for the rails (`productViewed`)',
  engagement: 'customer-engagement analytics, through a global of the browser',
  advertising: 'the configured ad tracking URLs',
};

const oftenTexts: Readonly<Record<EventDefinition['once'], string>> = {
  act: 'act',
  page: 'view of a page',
  order: 'order',
  session: 'session',
};

/** The part of docs/events.md about events. */
export function describeEvents(): string {
  const rows = (Object.keys(eventDefinitions) as EventName[]).map((name) => {
    const { when, once, fields }: EventDefinition = eventDefinitions[name];
    const received = receivers[name].join(', ') || 'no receiver';
    return `| ${name} | ${when} | ${oftenTexts[once]} | ${fieldsOf(fields)} | ${received} |`;
  });
  const kinds = (Object.keys(receiverTexts) as Receiver[]).map(
    (name) => `| ${name} | ${receiverTexts[name]} | ${receiverCategories[name]} |`,
  );
  return [
    '## Events',
    '',
    'An event waits until the shopper has answered the question about consent. Each receiver then gets only',
    'events of a category that the shopper has allowed. A missing value is sent as `NA`.',
    '',
    '| receiver | what it is | category of consent |',
    '| --- | --- | --- |',
    ...kinds,
    '',
    'Optional fields have a question mark.',
    '',
    '| event | when it fires | once per | fields | receivers |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** Names and types of the fields, without the fields of objects in arrays. */
function fieldsOf(fields: z.ZodObject): string {
  const { properties = {}, required = [] } = z.toJSONSchema(fields) as unknown as JsonObject;
  const names = Object.entries(properties).map(
    ([name, property]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(property)}`,
  );
  return names.length > 0 ? names.join('<br>') : 'none';
}

interface JsonProperty {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: JsonProperty;
  readonly properties?: Readonly<Record<string, JsonProperty>>;
}
interface JsonObject {
  readonly properties?: Readonly<Record<string, JsonProperty>>;
  readonly required?: readonly string[];
}

function typeOf({ type = 'text', enum: values, items, properties }: JsonProperty): string {
  if (values) return values.map((value) => `"${value}"`).join(', ');
  if (type === 'array') return `list of ${items ? typeOf(items) : 'values'}`;
  if (properties) return `{ ${Object.keys(properties).join(', ')} }`;
  return type === 'string' ? 'text' : type;
}
