import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { RETRY } from '#contract/messages.ts';
import { Loading } from '../../layout/Loading.tsx';
import { AccessDenied } from '../../layout/AccessDenied.tsx';
import { messageOf } from '../../providers/call.ts';
import { BackLink } from '../../ui/record/BackLink.tsx';
import { PageHeading } from '../../ui/record/PageHeading.tsx';
import { ChosenBar } from '../../ui/list/ChosenBar.tsx';
import { PickProductDialog } from '../../blog/PickProductDialog.tsx';
import { DropArea } from './DropArea.tsx';
import { PictureGroup } from './PictureGroup.tsx';
import { PictureResults } from './PictureResults.tsx';
import { allProductCodes } from './pictureCalls.ts';
import { isDone } from './picture.ts';
import type { Picture } from './picture.ts';
import { inOrder, pictureDrop } from './pictureDrop.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/products-bulk-pictures.ts';
import { shared } from '../../words/language.ts';

/** Adds the pictures of many products at once, which their names tell. */
export function BulkPicturesPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'products', action: 'change' });
  if (isPending) return <Loading />;
  return canAccess ? <BulkPictures /> : <AccessDenied />;
}

function BulkPictures() {
  const { identity } = useGetIdentity();
  const owner = identity && String(identity.id);
  const codes = useQuery({
    queryKey: ['product codes'],
    queryFn: ({ signal }) => allProductCodes(signal),
    networkMode: 'always',
    retry: false,
  });
  const state = useSyncExternalStore(pictureDrop.subscribe, pictureDrop.snapshot);
  useEffect(() => {
    if (owner !== undefined && codes.data) void pictureDrop.load(owner, codes.data);
  }, [owner, codes.data]);
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/products">{common.products}</BackLink>
      <PageHeading title={words.picturesInBulk} />
      {codes.error ? (
        <Box role="alert" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>{messageOf(codes.error)}</Typography>
          <Button variant="outlined" onClick={() => void codes.refetch()}>
            {shared(RETRY)}
          </Button>
        </Box>
      ) : state.isLoaded ? (
        <Pictures />
      ) : (
        <Loading />
      )}
    </Box>
  );
}

function Pictures() {
  const { pictures, isReading, isSending, errors } = useSyncExternalStore(pictureDrop.subscribe, pictureDrop.snapshot);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setChoosing] = useState(false);
  const open = pictures.filter((picture) => !picture.isStarted);
  const placed = inOrder(open).filter(({ productId }) => productId !== null);
  const leftOver = open.filter(({ productId }) => productId === null);
  const started = pictures.filter((picture) => picture.isStarted);
  const chosen = new Set(open.filter(({ id }) => selected.has(id)).map(({ id }) => id));
  const products = [...Map.groupBy(placed, ({ productId }) => productId!)];

  function toggle(id: string): void {
    setSelected(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]));
  }
  /** A dragged picture takes the other chosen ones with it. */
  function drop(id: string, productId: number | null): void {
    void pictureDrop.place(chosen.has(id) ? chosen : new Set([id]), productId);
    setSelected(new Set());
  }
  function leaveOut(ids: ReadonlySet<string>): void {
    void pictureDrop.leaveOut(ids);
    setSelected(new Set());
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18px' }}>
      <DropArea isReading={isReading} onFiles={(files) => void pictureDrop.add(files)} />
      {errors.length > 0 && (
        <Alert severity="error">
          {errors.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      )}
      {open.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' }}>
          <Typography role="status" sx={{ fontWeight: 600, marginRight: 'auto' }}>
            {countText(placed, products.length, leftOver)}
          </Typography>
          <Button color="secondary" onClick={() => leaveOut(new Set(open.map(({ id }) => id)))}>
            {words.leaveAllOut}
          </Button>
          <Button variant="contained" disabled={placed.length === 0} onClick={() => void pictureDrop.start()}>
            {words.addPictures(placed.length)}
          </Button>
        </Box>
      )}
      {leftOver.length > 0 && (
        <PictureGroup
          title={words.withoutAProduct}
          hint={words.choosePicturesAndThenTheir}
          pictures={leftOver}
          selected={chosen}
          onToggle={toggle}
          onDrop={(id) => drop(id, null)}
        />
      )}
      {products.map(([productId, own]) => (
        <PictureGroup
          key={productId}
          title={pictureDrop.productOf(productId)?.name ?? words.productById(productId)}
          pictures={own}
          selected={chosen}
          onToggle={toggle}
          onDrop={(id) => drop(id, productId)}
        />
      ))}
      {chosen.size > 0 && (
        <ChosenBar
          chosen={chosen.size}
          shown={open.length}
          onAll={() => setSelected(new Set(open.map(({ id }) => id)))}
          onNone={() => setSelected(new Set())}
        >
          <Button variant="contained" onClick={() => setChoosing(true)}>
            {words.chooseAProduct}
          </Button>
          <Button color="secondary" onClick={() => leaveOut(chosen)}>
            {words.leaveOut}
          </Button>
        </ChosenBar>
      )}
      {started.length > 0 && (
        <>
          <SendingBar started={started} isSending={isSending} />
          <PictureResults pictures={inOrder(started)} />
        </>
      )}
      {isChoosing && (
        <PickProductDialog
          onPick={({ id }) => {
            void pictureDrop.place(chosen, id);
            setSelected(new Set());
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  );
}

/** The progress of all pictures that are to be sent. */
function SendingBar({ started, isSending }: { started: readonly Picture[]; isSending: boolean }) {
  const done = started.filter(isDone).length;
  const refused = started.filter(({ state }) => state === 'refused').length;
  const isInterrupted = started.some(({ state }) => state === 'interrupted');
  const share = started.reduce((sum, picture) => sum + (isDone(picture) ? 100 : picture.progress * 0.9), 0);
  return (
    <Box sx={{ display: 'grid', gap: '6px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' }}>
        <Typography role="status" sx={{ fontWeight: 600, marginRight: 'auto' }}>
          {words.picturesAreDone(done, started.length)}
          {isInterrupted && words.theConnectionIsLost}
        </Typography>
        {isSending && (
          <Button color="secondary" onClick={() => pictureDrop.stop()}>
            {words.stop}
          </Button>
        )}
        {!isSending && done < started.length && (
          <Button variant="contained" onClick={() => void pictureDrop.start()}>
            {common.goOn}
          </Button>
        )}
        {!isSending && done < started.length && (
          <Button
            color="secondary"
            onClick={() =>
              void pictureDrop.leaveOut(new Set(started.filter((picture) => !isDone(picture)).map(({ id }) => id)))
            }
          >
            {words.leaveTheRestOut}
          </Button>
        )}
        {!isSending && refused > 0 && (
          <Button variant="outlined" onClick={() => void pictureDrop.retry()}>
            {words.tryPicturesAgain(refused)}
          </Button>
        )}
        {!isSending && done > 0 && (
          <Button
            color="secondary"
            onClick={() => void pictureDrop.leaveOut(new Set(started.filter(isDone).map(({ id }) => id)))}
          >
            {words.clearTheResults}
          </Button>
        )}
      </Box>
      {done < started.length && (
        <LinearProgress variant="determinate" value={share / started.length} aria-label={words.picturesOnTheirWay} />
      )}
    </Box>
  );
}

function countText(placed: readonly Picture[], products: number, leftOver: readonly Picture[]): string {
  const text = words.picturesOfProducts(placed.length, products);
  return leftOver.length > 0 ? text + words.withoutAProductOfCount(leftOver.length) : text;
}
