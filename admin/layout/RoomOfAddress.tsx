import { useEffect } from 'react';
import { NavigateToFirstResource, useAuthProvider, useResourceDefinitions } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { Loading } from './Loading.tsx';
import { addressedRoom, tabOf } from './addressedRoom.ts';

/** Shown at the door and at every address without a room: leads to the room the address means, else to the first. */
export function RoomOfAddress() {
  const location = useLocation();
  const rooms = Object.keys(useResourceDefinitions());
  if (tabOf(location.search) === 'logout') return <WayOut />;
  const room = addressedRoom(location, rooms);
  return room ? <Navigate to={`/${room}`} replace /> : <NavigateToFirstResource loading={Loading} />;
}

/** Signs out, and leads back to the shop. */
function WayOut() {
  const authProvider = useAuthProvider();
  useEffect(() => {
    void authProvider?.logout({}).then(() => window.location.assign('/'));
  }, [authProvider]);
  return <Loading />;
}
