import type { z } from 'zod';
import type { DeskCallName } from './deskCalls.ts';
import type { deskSchemas } from './schemas.ts';

export {
  deskCalls,
  deskFiles,
  deskPath,
  deskPictureUpload,
  type DeskCallName,
  type DeskEndpoint,
} from './deskCalls.ts';
export {
  deskCallStates,
  deskCsrfHeader,
  deskDataRequestStates,
  deskGiftCardMoves,
  deskLeadStates,
  deskPageRows,
  deskReturnMethods,
  deskReturnStates,
  deskRoles,
  deskSearchStates,
  deskTextLimits,
  deskUnitStates,
  deskVitalDays,
  minDeskPassword,
  type DeskCallState,
  type DeskDataRequestState,
  type DeskGiftCardMove,
  type DeskLeadState,
  type DeskReturnState,
  type DeskRole,
  type DeskSearchState,
  type DeskUnitState,
  type DeskVitalDays,
} from './values.ts';

export {
  deskChoiceKinds,
  deskContentLimits,
  deskContentStates,
  deskPictureBytes,
  deskPictureTypes,
  deskVersionStates,
  previewSeconds,
  type DeskChoiceKind,
  type DeskContentState,
  type DeskVersionState,
} from './contentValues.ts';

export { compareValues, type ValueChange } from './compareValues.ts';
export { mergeValues } from './mergeValues.ts';

type Schemas = typeof deskSchemas;
type Part<Name extends DeskCallName, Key extends string> =
  Schemas[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

/** What a client sends in the path of a call of the desk. */
export type DeskParams<Name extends DeskCallName> = Part<Name, 'params'>;
/** What a client sends in the query. */
export type DeskQuery<Name extends DeskCallName> = Part<Name, 'query'>;
/** What a client sends in the body. */
export type DeskBody<Name extends DeskCallName> = Part<Name, 'body'>;
/** What the desk answers. */
export type DeskResponse<Name extends DeskCallName> = z.output<Schemas[Name]['response']>;

export type DeskSession = DeskResponse<'session'>;
export type DeskOverview = DeskResponse<'overview'>;
export type DeskFoundOrder = DeskResponse<'orders'>['orders'][number];
export type DeskOrder = DeskResponse<'order'>['order'];
export type DeskParcel = DeskOrder['parcels'][number];
export type DeskReturn = DeskOrder['returns'][number];
export type DeskRefundPart = DeskOrder['refunds'][number]['parts'][number];
export type DeskPayment = DeskOrder['payments'][number];
export type DeskListedReturn = DeskResponse<'returns'>['returns'][number];
export type DeskTicket = DeskResponse<'ticket'>['ticket'];
export type DeskListedMail = DeskResponse<'mails'>['mails'][number];
export type DeskMail = DeskResponse<'mail'>['mail'];
export type DeskListedGiftCard = DeskResponse<'giftCards'>['giftCards'][number];
export type DeskGiftCard = DeskResponse<'giftCard'>['giftCard'];
export type DeskLead = DeskResponse<'giftCardLeads'>['leads'][number];
export type DeskContentKind = DeskResponse<'contentKinds'>['kinds'][number];
export type DeskListedContent = DeskResponse<'contentEntries'>['entries'][number];
export type DeskContent = DeskResponse<'contentEntry'>['entry'];
export type DeskContentVersion = DeskContent['versions'][number];
export type DeskContentIssue = DeskContent['issues'][number];
export type DeskContentChoice = DeskResponse<'contentChoices'>['choices'][number];
export type DeskContentPicture = DeskResponse<'contentPictures'>['pictures'][number];
export type DeskCallRequest = DeskResponse<'callRequests'>['requests'][number];
export type DeskDataRequest = DeskResponse<'dataRequests'>['requests'][number];
export type DeskOfferReader = DeskResponse<'offerReaders'>['readers'][number];
export type DeskOffer = DeskResponse<'offer'>['offer'];
export type DeskPolicyValue = DeskResponse<'policy'>['values'][number];
export type DeskVitals = DeskResponse<'webVitals'>;
export type DeskAuditRow = DeskResponse<'audit'>['rows'][number];
