import { fetchAhead } from '@/components/fetched/fetched';
import { ownParts } from '@/shell/own-parts/own-parts';

await Promise.all(ownParts.map((part) => fetchAhead(part, 'de')));
