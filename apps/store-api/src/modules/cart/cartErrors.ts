import { DomainError } from '../../domainError.ts';

export const notSold = () => new DomainError(404, 'B4041', 'This item is no longer sold.');
export const lineNotFound = () => new DomainError(409, 'B9301', 'This item is no longer in your bag.');
