# В чём отказывает сервер. Соглашения: docs/texts.md.

why-foreign-seat = Это место занимаете не вы, а { $name }.
why-spectator = Вы смотрите, а не играете.
why-stale = Стол ушёл вперёд: это ответ на вопрос { $decision }, а сейчас задан вопрос { $now }.
error-address = Сервер не может слушать { $host }, порт { $port }: { $why }. Выберите другой адрес с --host или другой порт с --port.
error-port-busy = Порт { $port } на { $host } уже занят: выберите другой с --port.
error-already-seated = У вас уже есть место за этим столом.
error-already-started = Партия уже началась.
error-not-started = Партия ещё не началась.
error-not-over = Партия ещё не окончена.
error-not-seated = У вас нет места за этим столом.
error-not-host = Это может сделать только хозяин стола.
error-last-player = Кроме вас здесь никто не играет: лучше закончите партию.
error-not-away = { $name }: это место не пустует, или отлучка слишком коротка.
error-no-open-seat = За этим столом нет свободных мест.
error-seat-taken = Это место занято.
error-no-bots = В эту игру не умеет играть ни один бот.
error-seed-shared = Своё зерно случайности можно задать только столу без свободных мест: кто его знает, знает все карты.
error-unknown-table = Стола «{ $table }» нет.
error-record-later = Запись показывают, когда партия окончена.
error-other-rules = Стол открыт по версии правил { $rules }; здесь версия { $version }.
error-other-rules-short = Стол открыт по версии правил { $rules }; версия { $version }, которую показывает поле, расходится с ней после записи { $step } из { $count }.
error-bad-report =
    { $most ->
        [one] В сообщении должен быть текст не длиннее { $most } знака.
       *[other] В сообщении должен быть текст не длиннее { $most } знаков.
    }
error-long-name =
    { $most ->
        [one] В имени не больше { $most } знака.
       *[other] В имени не больше { $most } знаков.
    }
error-bad-message = Сообщение не читается: { $what }.
error-bad-request = Запрос не читается: { $what }.
error-not-found = По этому адресу ничего нет.
error-origin = Запросы с { $origin } не принимаются.
error-too-large = Сообщение слишком велико.
error-too-many =
    { $seconds ->
        [one] Слишком много запросов. Повторите через { $seconds } секунду.
        [few] Слишком много запросов. Повторите через { $seconds } секунды.
       *[many] Слишком много запросов. Повторите через { $seconds } секунд.
    }
error-too-many-sockets = Открыто слишком много соединений.
error-too-many-tables =
    { $most ->
        [one] Одно соединение может следить не больше чем за { $most } столом.
       *[other] Одно соединение может следить не больше чем за { $most } столами.
    }
error-version = У страницы версия { $version }, у сервера — { $wanted }. Перезагрузите страницу.
error-database-url = «{ $url }» — не адрес файла SQLite; --help покажет пример.
error-database-open = База данных { $file } не открывается: { $why }. Выберите другую папку с --data.
error-database-in-use = База данных { $file } занята другим сервером или другой программой: остановите их или выберите другую папку с --data.
error-database-newer = База данных { $file } создана более новой версией Elderwood: обновите Elderwood или выберите другую папку с --data.
error-database-foreign = База данных { $file } принадлежит другой программе: выберите другую папку с --data.
error-database-damaged = База данных { $file } повреждена ({ $why }): верните её копию или выберите другую папку с --data.
error-storage = Сервер сейчас не может ничего сохранить. Попробуйте ещё раз.
error-internal = На сервере что-то пошло не так. Это записано в журнал.
serve-no-page = Страница не собрана. Сервер работает, но показать здесь нечего.
error-data-and-database = Укажите папку с данными или базу данных, но не то и другое сразу.
serve-listening = Elderwood открыт по адресу { $address }
serve-stopped = Сервер остановлен.

## Журнал

log-start = Партия начинается.
log-undo =
    { $count ->
        [one] { $name } берёт назад { $count } ответ.
        [few] { $name } берёт назад { $count } ответа.
       *[many] { $name } берёт назад { $count } ответов.
    }
log-redo = { $name } повторяет взятое назад.
log-leave = { $name } уходит из-за стола; место свободно.
log-bot = { $name }: дальше за этого игрока ходит бот.
log-join = { $name } садится за стол.
log-end = Партия прекращена досрочно, по согласию. Победителя нет.
