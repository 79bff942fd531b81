import { Star } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { ReviewList } from './ReviewList.tsx';
import { ReviewShow } from './ReviewShow.tsx';

export const resource: ResourceProps = {
  name: 'reviews',
  list: ReviewList,
  show: ReviewShow,
  icon: Star,
  recordRepresentation: 'productName',
};
