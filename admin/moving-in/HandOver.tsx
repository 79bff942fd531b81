import { Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import type { MovedGood } from '#contract/moving-in/moved-good.ts';
import { picturesFile, productsFile, skusFile } from '#contract/moving-in/own-files.ts';
import type { OfSeller } from '#contract/moving-in/own-files.ts';
import { formatCount } from '#contract/shop/money.ts';
import { keepAs } from '../providers/download.ts';
import type { ImportRowRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { fileOf } from './fileOf.ts';
import { ImportStep } from './ImportStep.tsx';
import { words } from '../words/en/moving-in.ts';

interface HandOverProps {
  /** The file of the other shop. */
  source: File;
  goods: readonly MovedGood[];
  seller: OfSeller;
  onApplied: () => void;
}

/** The index of a row's record in its file: row 1 has the names of the columns. */
const indexOf = ({ row }: ImportRowRecord) => row - 2;

/** Imports goods by two files of the shop's own: first the products, then their SKUs. */
export function HandOver({ source, goods, seller, onApplied }: HandOverProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [leftSkus, setLeftSkus] = useState<ReadonlySet<string>>(new Set());
  const [ids, setIds] = useState<ReadonlyMap<string, number>>(new Map());
  const [step, setStep] = useState<'products' | 'skus' | 'done'>('products');
  const sent = useMemo(() => goods.filter(({ key }) => !left.has(key)), [goods, left]);
  const products = useMemo(() => fileOf(source, 'products', productsFile(sent, seller)), [source, sent, seller]);
  const withIds = useMemo(
    () => goods.map((good) => ({ ...good, skus: good.skus.filter(({ code }) => !leftSkus.has(code)) })),
    [goods, leftSkus],
  );
  const sentSkus = withIds.filter(({ key }) => ids.has(key)).flatMap(({ skus }) => skus);
  const skus = useMemo(
    () =>
      fileOf(
        source,
        'skus',
        skusFile(
          withIds,
          withIds.map(({ key }) => ids.get(key)),
        ),
      ),
    [source, withIds, ids],
  );

  const noteIds = (rows: readonly ImportRowRecord[]) => {
    const found = rows.flatMap((row) =>
      row.targetId === null ? [] : [[sent[indexOf(row)]!.key, row.targetId] as const],
    );
    setIds(new Map([...ids, ...found]));
  };

  if (step === 'products')
    return (
      <ImportStep
        key={products.name}
        kind="products"
        title={words.step1Products}
        file={products}
        label={words.importTheProducts}
        onLeaveOut={(rows) => {
          noteIds(rows);
          const keys = rows.map((row) => sent[indexOf(row)]!.key);
          setLeft(new Set([...left, ...keys]));
          if (keys.length === sent.length) setStep('skus');
        }}
        onDone={(rows) => {
          noteIds(rows);
          setStep('skus');
          onApplied();
        }}
      />
    );
  if (step === 'skus')
    return (
      <ImportStep
        key={skus.name}
        kind="skus"
        title={words.step2Skus}
        file={skus}
        label={words.importTheSkus}
        onLeaveOut={(rows) => {
          const codes = rows.map((row) => sentSkus[indexOf(row)]!.code);
          setLeftSkus(new Set([...leftSkus, ...codes]));
          if (codes.length === sentSkus.length) setStep('done');
        }}
        onDone={() => {
          setStep('done');
          onApplied();
        }}
      />
    );
  const pictures = goods.reduce((sum, good) => sum + good.pictures.length, 0);
  return (
    <Panel title={words.step3Done}>
      <Typography role="status">
        {words.areInTheShop(formatCount(goods.length), formatCount(sentSkus.length))}
      </Typography>
      {pictures > 0 && (
        <>
          <Typography sx={{ marginTop: 2 }}>{words.bringThesePictures(formatCount(pictures))}</Typography>
          <Button
            color="secondary"
            onClick={() => keepAs(new Blob([`\uFEFF${picturesFile(goods)}`], { type: 'text/csv' }), 'pictures.csv')}
          >
            {words.picturesToBringAsCsv}
          </Button>
        </>
      )}
    </Panel>
  );
}
