import { Refusal } from '../../refusal.ts';

export const notSold = () => new Refusal(404, 'B4041', 'This piece is not sold any more.');
export const pieceGone = () => new Refusal(409, 'B9301', 'This piece is no longer in your bag.');
