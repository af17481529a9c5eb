import {
  deskFiles,
  deskPath,
  deskReturnStates,
  type DeskReturn,
  type DeskReturnState,
} from '@luxe/contract/desk';
import type { ReturnState, UnitState } from '../../db/schema/index.ts';
import type { StoredLine } from '../order/deliveriesOf.ts';
import { nextReturnStates } from '../order/unitStates.ts';
import { isTooEarly, unitsOfReturn } from '../returns/moveReturn.ts';
import type { StoredPhoto, StoredReturn } from '../returns/repository.ts';

/** A return as the desk shows it, with the moves that are possible now. */
export function toDeskReturn(
  request: StoredReturn,
  lines: readonly StoredLine[],
  photos: readonly StoredPhoto[],
): DeskReturn {
  const { id, code, orderId, kind, method, refundTo, handOverBy, bankLastFour, rejection, dispute } = request;
  const state = stateOfReturn(
    request,
    unitsOfReturn(lines, request).map((unit) => unit.state),
  );
  return {
    ...{ id, code, orderId, state, kind, method, refundTo, handOverBy, bankLastFour, rejection, dispute },
    createdAt: request.createdAt.toISOString(),
    withdrawnAt: request.withdrawnAt?.toISOString() ?? null,
    ...placesOf(request),
    units: unitsOf(request, lines),
    photos: photos.map(({ id: photoId, name, type, bytes }) => ({
      ...{ name, type, bytes },
      url: deskPath(deskFiles.returnPhoto.path, { returnId: id, photoId }),
    })),
    moves: movesOf(request, lines),
  };
}

/**
 * The state of a return: that of the unit which is furthest behind. A return without open units was
 * withdrawn.
 */
export function stateOfReturn(
  { withdrawnAt }: Pick<StoredReturn, 'withdrawnAt'>,
  states: readonly UnitState[],
): DeskReturnState {
  if (withdrawnAt) return 'returnWithdrawn';
  const found = deskReturnStates.find((state) => states.includes(state));
  return found ?? 'returnWithdrawn';
}

/** How the items come back: a pickup, a store, or a courier of the shopper. */
function placesOf(request: StoredReturn): Pick<DeskReturn, 'pickup' | 'store' | 'courier'> {
  const { pickupDay, pickupSlot, pickupAddress, store, dropCode, courierName, trackingNumber } = request;
  return {
    pickup:
      pickupDay === null
        ? null
        : {
            ...{ day: pickupDay, slot: pickupSlot ?? '' },
            city: pickupAddress?.city ?? '',
            postalCode: pickupAddress?.postalCode ?? '',
          },
    store: store ? { name: store.name, city: store.city, dropCode: dropCode ?? '' } : null,
    courier:
      trackingNumber === null
        ? null
        : { name: courierName ?? '', trackingNumber, paise: request.courierPaise },
  };
}

function unitsOf(request: StoredReturn, lines: readonly StoredLine[]): DeskReturn['units'] {
  return request.units.flatMap(({ unitId, reason, comment }) => {
    const line = lines.find(({ units }) => units.some(({ id }) => id === unitId));
    const unit = line?.units.find(({ id }) => id === unitId);
    if (!line || !unit) return [];
    const replacement = request.replacements.find((one) => one.unitId === unitId);
    return {
      ...{ unitId, reason, comment, lineId: line.id, state: unit.state },
      productName: line.snapshot.productName,
      replacement: replacement ? { ussid: replacement.ussid, status: replacement.status } : null,
    };
  });
}

function movesOf(request: StoredReturn, lines: readonly StoredLine[]): DeskReturn['moves'] {
  const next = new Set(
    unitsOfReturn(lines, request).flatMap(({ state }) =>
      nextReturnStates(state).filter((to) => !isTooEarly(request, state, to)),
    ),
  );
  return [...next]
    .filter((to) => isFitting(request, to))
    .map((to) => ({ to, fields: fieldsOf(request, to) }));
}

function fieldsOf({ method }: StoredReturn, to: ReturnState): DeskReturn['moves'][number]['fields'] {
  if (to === 'rejected') return ['rejection'];
  return to === 'inspected' && method !== 'nothing' ? ['isSellable'] : [];
}

/** A missing item has no way back, and nothing else is accepted before it has arrived. */
function isFitting({ method }: StoredReturn, to: ReturnState): boolean {
  if (method === 'nothing') return to !== 'pickupScheduled' && to !== 'pickedUp';
  return to !== 'pickupScheduled' || method === 'schedulePickup';
}
